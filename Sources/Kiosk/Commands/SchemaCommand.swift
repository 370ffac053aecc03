import CatalogFile

/// `vitrine schema`: the JSON schema of the content file, for editors.
enum SchemaCommand: Command {
  static let description = CommandDescription(
    name: "schema", operands: "", summary: "Print the JSON schema of the content file, for editors.", options: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.isEmpty else { throw UsageError(message: "takes no arguments") }
    Console.print(CatalogFile.jsonSchema)
    return 0
  }
}
