internal import CYAML
internal import Catalog

/// What a file may cost to read, whatever it says.
struct YAMLLimits {
  /// Lists and maps within each other, aliases followed; a kiosk file needs about ten.
  var depth = 32
  /// Keys, values and lists that the file writes out; more than a kiosk's memory holds as tiles.
  var nodes = 5_000_000
  /// Keys, values and lists that aliases repeat; beyond it nine lines can ask for a billion.
  var copies = 500_000
}

/// Turns libyaml's events into a tree, with aliases resolved and bounded.
struct YAMLComposer {
  private var tree = YAMLTree()
  private let limits: YAMLLimits
  private var open: [Container] = []
  /// Children of the open containers, innermost last.
  private var pending: ContiguousArray<Int32> = []
  private var anchors: [String: YAMLTree.NodeID] = [:]
  /// Nodes met when walking a node with its aliases followed, and the depth of it; by node, zero while it is open.
  private var weights: ContiguousArray<Int32> = []
  private var heights: ContiguousArray<UInt8> = []
  private var copies = 0

  private struct Container {
    let id: YAMLTree.NodeID
    let firstPending: Int
  }

  private init(limits: YAMLLimits) {
    self.limits = limits
  }

  /// The tree of the one document in `source`; nil when there is none. Linear.
  static func tree(of source: SourceText, limits: YAMLLimits = YAMLLimits()) throws(YAMLFault) -> YAMLTree? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLFault(message: "not enough memory to read the file", fix: "free some memory")
    }
    defer { yaml_parser_delete(&parser) }
    var composer = YAMLComposer(limits: limits)
    let result: Result<YAMLTree?, YAMLFault> = source.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      do throws(YAMLFault) {
        return .success(try composer.run(&parser, source))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func run(_ parser: inout yaml_parser_t, _ source: SourceText) throws(YAMLFault) -> YAMLTree? {
    var documents = 0
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { throw YAMLFault(parser, in: source) }
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT:
        return documents == 0 ? nil : tree
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        guard documents == 1 else {
          throw YAMLFault(
            mark: SourceMark(event.start_mark), message: "a second document begins here",
            fix: "remove this line \"---\": the file holds one")
        }
      default:
        try take(event)
      }
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(YAMLFault) {
    let mark = SourceMark(event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let kind: YAMLTree.Kind = scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted
      try link(add(kind, mark, anchor: scalar.anchor, text: text))
    case YAML_SEQUENCE_START_EVENT:
      try begin(.list, mark, anchor: event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT:
      try begin(.map, mark, anchor: event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      try end()
    case YAML_ALIAS_EVENT:
      try follow(String(cString: event.data.alias.anchor), mark)
    default:
      break
    }
  }

  private mutating func add(
    _ kind: YAMLTree.Kind, _ mark: SourceMark, anchor: UnsafeMutablePointer<UInt8>?, text: String = ""
  ) throws(YAMLFault) -> YAMLTree.NodeID {
    guard tree.count < limits.nodes else {
      throw YAMLFault(
        mark: mark, message: "the file has more than \(limits.nodes) keys and values",
        fix: "show a folder instead, with from: { folder: … }")
    }
    let id = tree.add(YAMLTree.Node(kind: kind, line: Int32(mark.line), column: Int32(mark.column), text: text))
    let isScalar = kind == .plain || kind == .quoted
    weights.append(isScalar ? 1 : 0)
    heights.append(isScalar ? 1 : 0)
    if let anchor { anchors[String(cString: anchor)] = id }
    return id
  }

  private mutating func begin(
    _ kind: YAMLTree.Kind, _ mark: SourceMark, anchor: UnsafeMutablePointer<UInt8>?
  ) throws(YAMLFault) {
    guard open.count < limits.depth else { throw tooDeep(mark) }
    let id = try add(kind, mark, anchor: anchor)
    open.append(Container(id: id, firstPending: pending.count))
  }

  private mutating func end() throws(YAMLFault) {
    let container = open.removeLast()
    var weight: Int32 = 1
    var height: UInt8 = 0
    for place in container.firstPending..<pending.count {
      let child = Int(pending[place])
      weight = weight.addingReportingOverflow(weights[child]).overflow ? .max : weight + weights[child]
      height = max(height, heights[child])
    }
    weights[container.id.index] = weight
    heights[container.id.index] = height + 1
    // No name for the slice: held across the removal it would make that copy everything pending.
    tree.close(container.id, children: pending[container.firstPending...])
    pending.removeLast(pending.count - container.firstPending)
    link(container.id)
  }

  private mutating func follow(_ name: String, _ mark: SourceMark) throws(YAMLFault) {
    guard let id = anchors[name] else {
      throw YAMLFault(
        mark: mark, message: "*\(name) refers to nothing above",
        fix: "mark what it repeats with &\(name), or put the text in quotes")
    }
    guard weights[id.index] > 0 else {
      throw YAMLFault(mark: mark, message: "*\(name) refers to itself", fix: "remove the alias")
    }
    guard open.count + Int(heights[id.index]) <= limits.depth + 1 else { throw tooDeep(mark) }
    copies += Int(weights[id.index])
    guard copies <= limits.copies else {
      throw YAMLFault(
        mark: mark, message: "aliases repeat more than \(limits.copies) keys and values",
        fix: "write out what is repeated")
    }
    link(id)
  }

  private mutating func link(_ id: YAMLTree.NodeID) {
    pending.append(Int32(id.index))
  }

  private func tooDeep(_ mark: SourceMark) -> YAMLFault {
    YAMLFault(
      mark: mark, message: "more than \(limits.depth) lists and maps within each other",
      fix: "a kiosk file needs about ten: look for a bracket that is never closed")
  }
}

extension SourceMark {
  /// libyaml counts from 0.
  init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
