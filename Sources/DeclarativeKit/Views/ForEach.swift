// SwiftUI gives its importers Foundation as well: the places of rows are one of its types.
@_exported public import Foundation

/// A view for each element of a collection, known by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection.
  public let data: Data
  @usableFromInline let content: (Data.Element) -> Content
  @usableFromInline let functions: RowFunctions<Data, ID>

  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    functions = RowFunctions { $0.id }
  }

  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    functions = RowFunctions { $0[keyPath: id] }
  }

  public func _makeView(_ inputs: _ViewInputs) {
    if inputs.output.kind == .list {
      let rows = inputs.node.kept { ForEachRows<Data, ID, Content>(self, inputs) }
      inputs.node.onRemoval = { [weak rows] in rows?.remove() }
      rows.update(self, inputs)
      inputs.output.rows.append(rows)
      return
    }
    for row in 0..<data.count {
      let node = inputs.node.child(for: functions.id(row, data), in: inputs.graph)
      content(functions.element(row, data))._makeView(inputs.at(node))
    }
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

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at those places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for place in offsets.reversed() { remove(at: place) }
  }
}
