internal import Catalog

/// A YAML document as nodes in one array; an alias is a second link to the node it names.
///
/// Because links may be shared, walking the tree visits more nodes than there are; `YAMLLimits` bounds how many more.
struct YAMLTree {
  /// The place of a node in its tree.
  struct NodeID: Hashable {
    let index: Int
  }

  enum Kind: UInt8 {
    /// A word without quotes.
    case plain
    /// Text in quotes or a block.
    case quoted
    case list
    case map
  }

  struct Node {
    var kind: Kind
    var line: Int32
    var column: Int32
    /// The scalar's own text, as written.
    var text = ""
    /// The children's place among the links; a map's are key, value, key, value …
    var firstLink = 0
    var linkCount = 0
  }

  private(set) var root = NodeID(index: 0)
  private var nodes: ContiguousArray<Node> = []
  private var links: ContiguousArray<Int32> = []

  subscript(id: NodeID) -> Node { nodes[id.index] }

  var count: Int { nodes.count }

  /// Where the node begins.
  func mark(_ id: NodeID) -> SourceMark {
    SourceMark(line: Int(nodes[id.index].line), column: Int(nodes[id.index].column))
  }

  /// How many elements a list, or entries a map, has.
  func count(_ id: NodeID) -> Int {
    nodes[id.index].kind == .map ? nodes[id.index].linkCount / 2 : nodes[id.index].linkCount
  }

  func element(_ position: Int, of list: NodeID) -> NodeID {
    NodeID(index: Int(links[nodes[list.index].firstLink + position]))
  }

  func entry(_ position: Int, of map: NodeID) -> (key: NodeID, value: NodeID) {
    (element(2 * position, of: map), element(2 * position + 1, of: map))
  }

  /// Whether a scalar stands for "nothing" where no text is wanted: `key:`, `~`, `null`.
  func isNull(_ id: NodeID) -> Bool {
    nodes[id.index].kind == .plain && ["", "~", "null", "Null", "NULL"].contains(nodes[id.index].text)
  }

  mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(index: nodes.count - 1)
  }

  mutating func close(_ id: NodeID, children: ArraySlice<Int32>) {
    nodes[id.index].firstLink = links.count
    nodes[id.index].linkCount = children.count
    links.append(contentsOf: children)
  }
}
