internal import Catalog

/// Why bytes are no YAML tree, in the keeper's words.
struct YAMLFault: Error, Equatable {
  var mark: SourceMark?
  var message: String
  var fix: String
}
