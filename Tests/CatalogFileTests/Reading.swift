import Catalog
import CatalogFile
import Testing

/// The folder of the inputs beside these tests.
let casesFolder = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/cases"

/// Reads YAML that stands in a test.
func reading(_ text: String, folder: String = "/content") throws -> CatalogFile.Reading {
  try CatalogFile.read(text: Array(text.utf8), name: "kiosk.yaml", folder: folder)
}

/// The catalog of YAML in which nothing is wrong.
func catalog(_ text: String) throws -> Catalog {
  let reading = try reading(text)
  #expect(reading.problems == [])
  return reading.catalog
}

/// The problems of YAML, as printed.
func problems(_ text: String) -> [String] {
  problems { () throws(CatalogFileError) in
    try CatalogFile.read(text: Array(text.utf8), name: "kiosk.yaml", folder: "/content")
  }
}

/// The problems of a case, as printed, with its path left out.
func problems(ofCase name: String) -> [String] {
  problems { () throws(CatalogFileError) in try CatalogFile.read(path: "\(casesFolder)/\(name)") }
    .map { $0.replacing("\(casesFolder)/\(name)", with: "FILE") }
}

private func problems(of read: () throws(CatalogFileError) -> CatalogFile.Reading) -> [String] {
  do throws(CatalogFileError) {
    return try read().problems.map(\.description)
  } catch {
    return error.problems.map { "fatal " + $0.description }
  }
}

/// One category with one row whose tiles are given in YAML's flow style.
func tiles(_ flow: String) throws -> [Tile] {
  Array(try catalog("categories: [{title: C, rows: [{title: R, tiles: [\(flow)]}]}]").categories[0].rows[0].tiles)
}
