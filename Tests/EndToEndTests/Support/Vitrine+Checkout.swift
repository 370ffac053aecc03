import ProgramSupport

extension Vitrine {
  /// A path of the checkout that this file lies in.
  static func checkout(_ name: String) -> String {
    let file: String = #filePath
    return file.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/" + name
  }

  static let demo = checkout("config/kiosk.yaml")
}
