import FoundationEssentials

/// What `--stats` writes, as far as tests read it.
public struct FrameStats: Decodable {
  public var frames: Int
  public var emptyFrames: Int
  public var reloads: Int
  public var seconds: Double
  public var cpuSeconds: Double
  public var residentBytes: Int

  public init(path: String) throws {
    self = try JSONDecoder().decode(FrameStats.self, from: Data(FileBytes.read(path)))
  }
}
