internal import Catalog

/// A value, and the place in the file where it is written.
struct Marked<Value: Sendable>: Sendable {
  var value: Value
  var mark: SourceMark
}

extension ValueType where Value: Sendable {
  /// The same, for what can only be found wrong when the file has been read.
  var marked: ValueType<Marked<Value>> {
    ValueType<Marked<Value>>(expected, json: json) { node, context throws(Mismatch) in
      Marked(value: try read(node, context), mark: context.mark(node))
    }
  }
}
