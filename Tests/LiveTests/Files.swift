import Glibc
import ProgramSupport
import TemporaryFolder

/// An input of the tests.
func input(_ name: String, file: String = #filePath) -> String {
  file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/cases/" + name
}

/// Puts a copy in place at once, as most editors do.
func replace(_ path: String, by source: String) throws {
  write(try FileBytes.read(source), to: path + ".new~")
  rename(path + ".new~", path)
}

/// Puts words in place at once.
func replace(_ path: String, with text: String) {
  write(text, to: path + ".new~")
  rename(path + ".new~", path)
}

/// Two new folders: one for content, one for reports, so that what a program reports is no change of its content.
func withTwoFolders(_ body: (_ content: String, _ reports: String) throws -> Void) throws {
  try withTemporaryFolder { content in
    try withTemporaryFolder { reports in try body(content, reports) }
  }
}

/// Content of one category with one row of tiles with these titles, which are their ids too.
func museum(_ titles: [String], row: String = "Today", head: String = "") -> String {
  head + "categories:\n  - title: News\n    rows:\n      - title: \(row)\n        tiles:\n"
    + titles.map { "          - { id: \"\($0)\", title: \"\($0)\", text: \"About \($0).\" }\n" }.joined()
}
