/// Which prepared picture: a request, on its file as the file is now.
///
/// A file counts as changed when its size, its time of change or a sample of its content has changed. Inodes are left
/// out: memory sticks and network mounts give new ones each time they are plugged in.
public struct DiskKey: Hashable, Sendable {
  /// All that the picture follows from, as bytes.
  let content: [UInt8]

  /// To be raised when the same request on the same file gives other pixels than before.
  static let decoderVersion = 2

  /// From each end of the file: enough that two pictures of the same size and time are told apart.
  private static let sampleBytes = 4096

  /// - Throws: what `PictureDecoder.prepare` would, where the file cannot be opened.
  public init(_ request: PictureRequest) throws(PictureError) {
    let file = try PictureFile.open(request.path)
    var sample = Digest()
    for offset in Set([0, max(0, file.size - Self.sampleBytes)]).sorted() {
      let bytes = try file.bytes(at: offset, count: Self.sampleBytes)
      bytes.withUnsafeBytes { sample.add(Digest($0).high) }
    }
    let words: [Int] = [
      Self.decoderVersion, file.size, file.modifiedSeconds, file.modifiedNanoseconds,
      Int(bitPattern: UInt(sample.high)), request.width, request.height, request.fit.number,
      Int(bitPattern: UInt(request.cornerRadius.bitPattern)), request.ground.map { Int($0) } ?? -1,
      request.focus.map { Int($0.x.bitPattern) << 32 | Int($0.y.bitPattern) } ?? -1,
    ]
    var content: [UInt8] = []
    content.reserveCapacity(8 * words.count + request.path.utf8.count)
    for word in words { withUnsafeBytes(of: word.littleEndian) { content += $0 } }
    content += request.path.utf8
    self.content = content
  }

  /// Of the entry's file.
  var name: String { content.withUnsafeBytes { Digest($0).text } + DiskFolder.suffix }
}

extension PictureRequest.Fit {
  /// Stands in keys on disk: never to be given to another.
  fileprivate var number: Int {
    switch self {
    case .cover: 0
    case .contain: 1
    case .inside: 2
    case .fill: 3
    }
  }
}
