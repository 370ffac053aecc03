/// The bytes of a run as C takes them, in storage that is used again.
struct LetterBytes {
  private var bytes: [CChar] = []

  mutating func removeAll(keepingCapacity: Bool) { bytes.removeAll(keepingCapacity: keepingCapacity) }

  mutating func append(_ cluster: Cluster, _ choice: FontChoices.Choice) {
    if let scalar = cluster.scalar, scalar < 0x80, choice.substitute == nil {
      bytes.append(CChar(truncatingIfNeeded: scalar))
    } else {
      for byte in (choice.substitute ?? cluster.text).utf8 { bytes.append(CChar(bitPattern: byte)) }
    }
  }

  mutating func withCString<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    bytes.append(0)
    defer { bytes.removeLast() }
    return bytes.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
