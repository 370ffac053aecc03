import Glibc

/// Which content to show when the command line names none.
enum ContentPath {
  static let system = "/etc/vitrine/kiosk.yaml"

  /// The path given, else `$VITRINE_CONTENT`, else the system's file, else the demo.
  static func choose(_ given: String?) -> String {
    if let given { return given }
    if let value = getenv("VITRINE_CONTENT") {
      let path = String(cString: value)
      if !path.isEmpty { return path }
    }
    if access(system, F_OK) == 0 { return system }
    return demo
  }

  /// The demo beside the program: in the checkout it was built in, or installed; else in the working folder.
  private static var demo: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    if length > 0 {
      var folder = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        for candidate in [folder + "/config/kiosk.yaml", folder + "/share/vitrine/config/kiosk.yaml"]
        where access(candidate, R_OK) == 0 {
          return candidate
        }
      }
    }
    return "config/kiosk.yaml"
  }
}
