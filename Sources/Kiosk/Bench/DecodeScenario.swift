import Glibc
import Pictures

/// `vitrine-bench decode`: a photo of 12 megapixels at the size of a tile, ours against the plain way; and how soon a
/// folder of such photos fills the screen, at its first start and at its second.
enum DecodeScenario: Scenario {
  static let description = CommandDescription(
    name: "decode", operands: "", summary: "Photos of 12 megapixels: CPU time, memory, first full screen.",
    options: [
      Option(name: "--photos", value: "N", help: "how many lie in the folder (200)"),
      Option(name: "--check", value: nil, help: "fail where it costs more than it may"),
      Option(name: "--alone", value: "WAY", help: "only decode FILE of --photo: ours or plain"),
      Option(name: "--photo", value: "FILE", help: "the photo to decode"),
    ])

  /// A tile of the default height on a screen of 1920 × 1080.
  private static let tile = (width: 528, height: 297)
  /// Enough for the clock, which may count in steps of 4 ms.
  private static let rounds = 8
  private static let leastTimes = 2.0
  private static let leastMemoryTimes = 10.0

  static func run(_ arguments: Arguments, allocations: @escaping () -> Int) throws -> Int32 {
    guard arguments.operands.isEmpty else { throw UsageError(message: "it makes up its own photos") }
    if let way = arguments.text("--alone") {
      guard let photo = arguments.text("--photo"), ["ours", "plain"].contains(way) else {
        throw UsageError(message: "--alone ours|plain --photo FILE")
      }
      return decodeAlone(photo, isPlain: way == "plain")
    }
    let count = try arguments.number("--photos", in: 8...100_000).map { Int($0) } ?? 200
    let photos = try MadeUpPhotos(count: count)
    guard let ours = measure("ours", photos), let plain = measure("plain", photos) else {
      Console.error("vitrine-bench decode: the photo could not be decoded\n")
      return 1
    }
    let cache = photos.folder + ".cache"
    defer { remove(cache) }
    let starts = (0..<2).compactMap { _ in BenchChild.output(of: ["start", photos.folder, "--cache", cache]) }
    guard starts.count == 2 else {
      Console.error("vitrine-bench decode: the folder of photos could not be shown\n")
      return 1
    }
    let times = plain.seconds / ours.seconds
    let memoryTimes = plain.bytes / ours.bytes
    let warmDecoded = BenchChild.number("decoded", in: starts[1]) ?? .infinity
    Console.print(
      JSONText.object([
        ("scenario", .text("decode")), ("width", .integer(MadeUpPhotos.width)),
        ("height", .integer(MadeUpPhotos.height)),
        ("tile", .list([.integer(tile.width), .integer(tile.height)])), ("ours", ours.json), ("plain", plain.json),
        ("fasterTimes", .number(times)), ("lessMemoryTimes", .number(memoryTimes)), ("photos", .integer(count)),
        ("cold", start(starts[0])), ("warm", start(starts[1])),
      ]).description + "\n")
    guard arguments.has("--check") else { return 0 }
    var faults: [String] = []
    if times < leastTimes {
      faults.append("decoding is \(times) times faster than the plain way: at least \(leastTimes)")
    }
    if memoryTimes < leastMemoryTimes {
      faults.append("it needs \(memoryTimes) times less memory: at least \(leastMemoryTimes)")
    }
    if warmDecoded > 0 { faults.append("the second start decodes \(Int(warmDecoded)) sources: none is allowed") }
    for fault in faults { Console.error("vitrine-bench decode: \(fault)\n") }
    return faults.isEmpty ? 0 : 1
  }

  private struct Cost {
    /// Of CPU, for one picture.
    var seconds: Double
    /// The most that was held beyond what the process held before.
    var bytes: Double

    var json: JSONText {
      .object([("cpu", .number(seconds * 1_000)), ("peakBytes", .integer(Int(bytes)))])
    }
  }

  private static func measure(_ way: String, _ photos: MadeUpPhotos) -> Cost? {
    guard let line = BenchChild.output(of: ["decode", "--alone", way, "--photo", photos.path(0)]),
      let milliseconds = BenchChild.number("cpu", in: line), let bytes = BenchChild.number("peakBytes", in: line)
    else { return nil }
    return Cost(seconds: milliseconds / 1_000, bytes: max(1, bytes))
  }

  private static func start(_ line: String) -> JSONText {
    func number(_ name: String) -> Double { BenchChild.number(name, in: line) ?? -1 }
    return .object([
      ("firstFrame", .number(number("firstFrame"))), ("firstFullPicture", .number(number("firstFullPicture"))),
      ("decoded", .integer(Int(number("decoded")))), ("fromDisk", .integer(Int(number("fromDisk")))),
    ])
  }

  /// In the child: what one way costs.
  private static func decodeAlone(_ photo: String, isPlain: Bool) -> Int32 {
    func decode() -> Bool {
      if isPlain { return PlainDecoding.picture(path: photo, width: tile.width, height: tile.height) != nil }
      let request = PictureRequest(path: photo, width: tile.width, height: tile.height)
      return (try? PictureDecoder().prepare(request)) != nil
    }
    let before = ProcessMemory.peakResidentBytes
    guard decode() else { return 1 }
    let bytes = ProcessMemory.peakResidentBytes - before
    let start = cpuSeconds
    for _ in 0..<rounds { _ = decode() }
    Console.print(Cost(seconds: (cpuSeconds - start) / Double(rounds), bytes: Double(bytes)).json.description + "\n")
    return 0
  }

  private static var cpuSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The cache's folder with what is in it.
  private static func remove(_ path: String) {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
