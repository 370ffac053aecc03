public import Glibc

/// What the kernel tells of a process.
public enum ProcFile {
  public static func text(of pid: pid_t, _ name: String) -> String {
    guard let file = fopen("/proc/\(pid)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }
}
