public import Foundation

/// A view for each element of a collection, known by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection.
  public let data: Data
  let content: (Data.Element) -> Content
  let functions: RowFunctions<Data, ID>

  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, content: content, functions: RowFunctions { $0.id })
  }

  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content: content, functions: RowFunctions { $0[keyPath: id] })
  }

  @usableFromInline
  init(_ data: Data, content: @escaping (Data.Element) -> Content, functions: RowFunctions<Data, ID>) {
    self.data = data
    self.content = content
    self.functions = functions
  }

  public func _makeView(_ inputs: _ViewInputs) {
    if inputs.output.kind == .list {
      let rows = inputs.node.kept { ForEachRows<Data, ID, Content>(self, inputs) }
      inputs.node.onRemoval = { [weak rows] in rows?.remove() }
      rows.update(self, inputs)
      inputs.output.rows.append(rows)
    } else {
      let nodes = inputs.node.kept { KeyedNodes<ID>() }
      inputs.node.onRemoval = { [weak nodes] in nodes?.remove() }
      nodes.update(in: inputs.graph) { node in
        for row in 0..<data.count {
          content(data[data.index(data.startIndex, offsetBy: row)])
            ._makeView(inputs.at(node(functions.id(row, data))))
        }
      }
    }
  }
}

extension _ViewInputs {
  /// Another place with all else the same.
  func at(_ node: Node) -> _ViewInputs {
    _ViewInputs(node: node, graph: graph, output: output, environment: environment)
  }
}

/// Places that are known by identities, and not by their order.
private final class KeyedNodes<ID: Hashable> {
  private var nodes: [ID: Node] = [:]

  nonisolated deinit {}

  /// Has the closure ask for the places of this update; the others go.
  func update(in graph: ViewGraph, _ make: ((ID) -> Node) -> Void) {
    let old = nodes
    nodes = [:]
    make { id in
      let node = old[id] ?? Node(type: ObjectIdentifier(ID.self))
      nodes[id] = node
      return node
    }
    for (id, node) in old where nodes[id] == nil { node.remove() }
    for node in nodes.values { node.sweep(graph.update) }
  }

  func remove() {
    for node in nodes.values { node.remove() }
    nodes = [:]
  }
}

// MARK: - Deletion

/// Views that are made of a collection.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension DynamicViewContent {
  /// Lets a person delete rows; the action takes the elements out of the data.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    DeletableContent(content: self, action: action)
  }
}

private struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  let content: Content
  let action: ((IndexSet) -> Void)?

  var data: Content.Data { content.data }

  func _makeView(_ inputs: _ViewInputs) {
    var inner = inputs.child(0, of: Content.self)
    inner.environment.rowDeletion = action
    content._makeView(inner)
  }
}

private enum RowDeletionKey: EnvironmentKey {
  static var defaultValue: ((IndexSet) -> Void)? { nil }
}

extension EnvironmentValues {
  /// What deleting rows does, where a person can.
  var rowDeletion: ((IndexSet) -> Void)? {
    get { self[RowDeletionKey.self] }
    set { self[RowDeletionKey.self] = newValue }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at those places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for place in offsets.reversed() { remove(at: place) }
  }
}
