import FoundationEssentials

/// Files of tests.
public enum FileBytes {
  public struct Missing: Error { public var path: String }

  public static func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    return [UInt8](data)
  }

  public static func text(_ path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }
}
