import Glibc
import Raster
import Testing

@testable import Pictures

@Suite("Disk tier")
struct DiskTierTests {
  /// A folder with one picture, and a place for the tier in it.
  private func withPicture(
    limitBytes: Int = 64 << 20, _ body: (TemporaryFolder, DiskTier, PictureRequest) throws -> Void
  ) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let tier = DiskTier(path: folder.path + "/tiles", limitBytes: limitBytes)
    defer { empty(tier.path) }
    let path = folder.file("a.jpg", TestFiles.bytes("12/good.jpg"))
    try body(folder, tier, PictureRequest(path: path, width: 60, height: 40, cornerRadius: 7, ground: 0xFF10_2030))
  }

  private func empty(_ path: String) {
    for name in names(in: path) { unlink("\(path)/\(name)") }
  }

  private func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private func write(_ bytes: [UInt8], to path: String) {
    let file = fopen(path, "wb")!
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private func read(_ path: String) -> [UInt8] { (try? PictureFile.open(path).bytes(at: 0, count: 1 << 24)) ?? [] }

  @Test("what was stored comes back the same")
  func kept() throws {
    try withPicture { _, tier, request in
      let picture = try PictureDecoder().prepare(request)
      let key = try DiskKey(request)
      #expect(tier.picture(for: key) == nil)

      #expect(tier.store(picture, for: key) == nil)

      #expect(tier.picture(for: try DiskKey(request)) == picture)
      #expect(DiskTier(path: tier.path).picture(for: key) == picture, "another process finds it too")
      #expect(names(in: tier.path).count == 1)
    }
  }

  @Test("another size, fit, corner or ground is another picture")
  func requests() throws {
    try withPicture { _, _, request in
      var others = [PictureRequest](repeating: request, count: 6)
      others[0].width = 61
      others[1].height = 41
      others[2].fit = .contain
      others[3].cornerRadius = 8
      others[4].ground = nil
      others[5].focus = .init(x: 0.5, y: 0)

      let names = Set(try ([request] + others).map { try DiskKey($0).name })

      #expect(names.count == 7)
    }
  }

  @Test("a file that changed is another picture: by its time, its size, or its content alone")
  func changed() throws {
    try withPicture { folder, _, request in
      let before = try DiskKey(request)
      var times = [timespec(tv_sec: 1_000_000, tv_nsec: 5), timespec(tv_sec: 1_000_000, tv_nsec: 5)]
      utimensat(AT_FDCWD, request.path, &times, 0)
      let aged = try DiskKey(request)
      var bytes = TestFiles.bytes("12/good.jpg")
      bytes[bytes.count - 10] ^= 1
      _ = folder.file("a.jpg", bytes)
      utimensat(AT_FDCWD, request.path, &times, 0)
      let edited = try DiskKey(request)
      _ = folder.file("a.jpg", bytes + [0])
      utimensat(AT_FDCWD, request.path, &times, 0)
      let longer = try DiskKey(request)

      #expect(Set([before.name, aged.name, edited.name, longer.name]).count == 4)
    }
  }

  @Test("a damaged entry is dropped and made again, wherever the damage is")
  func damaged() throws {
    try withPicture { _, tier, request in
      let picture = try PictureDecoder().prepare(request)
      let key = try DiskKey(request)
      _ = tier.store(picture, for: key)
      let place = tier.path + "/" + key.name
      let whole = read(place)

      for length in [0, 1, 11, 12, 43, 44, 60, whole.count / 2, whole.count - 1] {
        write(Array(whole[..<length]), to: place)
        #expect(tier.picture(for: key) == nil, "cut to \(length)")
        #expect(length == 0 || access(place, F_OK) != 0, "it is taken away")
      }
      for offset in stride(from: 0, to: whole.count, by: 97) {
        var bytes = whole
        bytes[offset] ^= 0x40
        write(bytes, to: place)
        #expect(tier.picture(for: key) == nil, "byte \(offset)")
      }
      write([UInt8](repeating: 0, count: whole.count), to: place)
      #expect(tier.picture(for: key) == nil)
      _ = tier.store(picture, for: key)
      #expect(tier.picture(for: key) == picture)
    }
  }

  @Test("an entry of another picture under this one's name is not taken for it")
  func collision() throws {
    try withPicture { _, tier, request in
      let key = try DiskKey(request)
      _ = tier.store(try PictureDecoder().prepare(request), for: key)
      var other = request
      other.ground = 0xFFFF_FFFF
      let otherKey = try DiskKey(other)

      rename(tier.path + "/" + key.name, tier.path + "/" + otherKey.name)

      #expect(tier.picture(for: otherKey) == nil)
    }
  }

  @Test("it stays within its room, and what was used longest ago goes first")
  func bounded() throws {
    let limit = 4 << 20
    try withPicture(limitBytes: limit) { folder, tier, request in
      // Noise does not pack: each entry takes about 40 KB.
      var random: UInt64 = 1
      var noise = Bitmap(width: 100, height: 100)
      for index in noise.pixels.indices {
        random = random &* 6_364_136_223_846_793_005 &+ 1
        noise.pixels[index] = 0xFF00_0000 | UInt32(random >> 40)
      }
      let picture = PreparedPicture(
        bitmap: noise, averageColor: 0xFF80_8080, isOpaque: true, flaws: [], decodeBytes: 0)
      var keys: [DiskKey] = []
      for index in 0..<200 {
        var request = request
        request.width = 100 + index
        let key = try DiskKey(request)
        #expect(tier.store(picture, for: key) == nil)
        // The order of writing, in whole seconds long ago, so that no clock matters.
        var times = [timespec(tv_sec: 1_000_000 + index, tv_nsec: 0), timespec(tv_sec: 1_000_000 + index, tv_nsec: 0)]
        utimensat(AT_FDCWD, tier.path + "/" + key.name, &times, 0)
        keys.append(key)
      }

      let total = names(in: tier.path).reduce(0) { $0 + read(tier.path + "/" + $1).count }
      #expect(total <= limit && total > limit / 2, "\(total)")
      #expect(tier.picture(for: keys[199]) != nil && tier.picture(for: keys[0]) == nil)
    }
  }

  @Test("a picture too large for the room is left out, and other files in the folder are left alone")
  func large() throws {
    try withPicture(limitBytes: 1 << 20) { _, tier, request in
      var request = request
      request.width = 300
      request.height = 300
      let picture = try PictureDecoder().prepare(request)
      _ = DiskFolder(path: tier.path).make()
      write([1, 2, 3], to: tier.path + "/mine.txt")

      #expect(tier.store(picture, for: try DiskKey(request)) == nil)

      #expect(names(in: tier.path) == ["mine.txt"])
    }
  }

  @Test("a folder that cannot be made or written to is said, and costs nothing else")
  func unwritable() throws {
    try withPicture { folder, _, request in
      let blocked = DiskTier(path: folder.file("file", [1]) + "/tiles")
      let key = try DiskKey(request)
      let picture = try PictureDecoder().prepare(request)

      let fault = blocked.store(picture, for: key)

      #expect(fault?.contains("cannot be kept") ?? false)
      #expect(blocked.picture(for: key) == nil)
      let full = DiskFolder(path: "/dev")
      #expect(full.write([UInt8](repeating: 1, count: 10), name: "nothing/of/this") != nil)
    }
  }

  @Test("a folder that was removed meanwhile is made again")
  func removed() throws {
    try withPicture { _, tier, request in
      let key = try DiskKey(request)
      let picture = try PictureDecoder().prepare(request)
      _ = tier.store(picture, for: key)
      empty(tier.path)
      rmdir(tier.path)

      #expect(tier.store(picture, for: key) == nil)

      #expect(tier.picture(for: key) == picture)
    }
  }

  @Test("entries and their folder are for their owner alone")
  func modes() throws {
    try withPicture { _, tier, request in
      let key = try DiskKey(request)
      _ = tier.store(try PictureDecoder().prepare(request), for: key)
      var folder = stat()
      var entry = stat()

      #expect(stat(tier.path, &folder) == 0 && stat(tier.path + "/" + key.name, &entry) == 0)
      #expect(folder.st_mode & 0o077 == 0 && entry.st_mode & 0o077 == 0)
    }
  }

  @Test("two writers of the same entry leave one that is whole")
  func shared() async throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let path = folder.file("a.jpg", TestFiles.bytes("12/good.jpg"))
    let request = PictureRequest(path: path, width: 80, height: 60)
    let picture = try PictureDecoder().prepare(request)
    let key = try DiskKey(request)
    let tiers = (0..<4).map { _ in DiskTier(path: folder.path + "/tiles") }
    defer { empty(tiers[0].path) }

    let wrong = await withTaskGroup(of: Int.self) { group in
      for tier in tiers {
        group.addTask {
          (0..<25).reduce(0) { wrong, _ in
            _ = tier.store(picture, for: key)
            // It is there, or another writer of this process has its file just open; never is it another.
            return wrong + (tier.picture(for: key).map { $0 == picture ? 0 : 1 } ?? 0)
          }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(wrong == 0)
    _ = tiers[0].store(picture, for: key)
    #expect(tiers[1].picture(for: key) == picture)
  }

  @Test("what a dead writer left behind goes in the end, what is being written stays")
  func abandoned() throws {
    try withPicture { _, tier, _ in
      let folder = DiskFolder(path: tier.path)
      _ = folder.make()
      write([1], to: tier.path + "/old.tile.1.part")
      write([1], to: tier.path + "/new.tile.2.part")
      var times = [timespec(tv_sec: 1_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000, tv_nsec: 0)]
      utimensat(AT_FDCWD, tier.path + "/old.tile.1.part", &times, 0)

      #expect(folder.files().isEmpty)
      #expect(names(in: tier.path) == ["new.tile.2.part"])
    }
  }
}
