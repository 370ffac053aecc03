/// One key of a map: its name, what it holds, where that is stored, and what it does.
///
/// Its default is what the place holds before.
struct Key<Target: Sendable>: Sendable {
  let name: String
  let isRequired: Bool
  /// Stores the node's value in the target; false when it could not, which is reported then.
  let store: @Sendable (YAMLTree.NodeID, ReadingContext, inout Target) -> Bool
  /// The JSON schema of the value, given the target that holds the defaults.
  let json: @Sendable (Target) -> JSON

  init<Value>(
    _ name: String, _ type: ValueType<Value>, _ place: any WritableKeyPath<Target, Value> & Sendable, _ doc: String,
    isRequired: Bool = false
  ) {
    self.init(
      name, type, doc, isRequired: isRequired, default: { $0[keyPath: place] }, write: { $0[keyPath: place] = $1 })
  }

  init<Value>(
    _ name: String, _ type: ValueType<Value>, _ place: any WritableKeyPath<Target, Value?> & Sendable, _ doc: String,
    isRequired: Bool = false
  ) {
    self.init(
      name, type, doc, isRequired: isRequired, default: { $0[keyPath: place] }, write: { $0[keyPath: place] = $1 })
  }

  /// For a value that is kept in another form than it is written.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, _ doc: String, isRequired: Bool = false,
    default standing: @escaping @Sendable (Target) -> Value? = { _ in nil },
    write: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.name = name
    self.isRequired = isRequired
    store = { node, context, target in
      do throws(Mismatch) {
        write(&target, try type.read(node, context))
        return true
      } catch {
        context.report(error, at: node, what: name, expected: type.expected, remove: "the key")
        return false
      }
    }
    json = { target in
      guard case .object(var members) = type.json else { return type.json }
      members.insert(JSON.Member(name: "description", value: .string(doc)), at: 0)
      if let value = standing(target), let written = type.write(value) {
        members.append(JSON.Member(name: "default", value: written))
      }
      return .object(members)
    }
  }
}
