import CatalogFile
import Glibc
import TemporaryFolder
import Testing

@Suite("JSON schema")
struct JSONSchemaTests {
  /// Set `VITRINE_RECORD=1` to write the file anew after a change of the schema.
  @Test("config/kiosk.schema.json is what the schema says")
  func committed() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "\(root)/config/kiosk.schema.json"
    if getenv("VITRINE_RECORD") != nil {
      mkdir("\(root)/config", 0o755)
      write(CatalogFile.jsonSchema, to: path)
    }
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)

    #expect(String(decoding: bytes[..<count], as: UTF8.self) == CatalogFile.jsonSchema)
  }

  @Test("the schema is itself readable by our own reader's YAML, as every JSON is")
  func isYAML() {
    let found = problems(CatalogFile.jsonSchema)

    #expect(found.contains { $0.contains("there is no categories:") })
    #expect(!found.contains { $0.contains("never closed") })
  }

  @Test("defaults in the schema are those of the catalog")
  func defaults() {
    let schema = CatalogFile.jsonSchema

    #expect(schema.contains("\"default\": \"#f2b632\""))
    #expect(schema.contains("\"default\": \"tile\""))
    #expect(schema.contains("\"minimum\": 60,\n"))
  }
}
