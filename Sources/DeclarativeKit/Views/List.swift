import TerminalKit

/// A scrolling list, whose rows are made when they show.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: { ForEach(data, content: rowContent) })
  }

  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: { ForEach(data, id: id, content: rowContent) })
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let rows = inputs.node.kept { ListRows() }
    let output = Output(.list)
    content._makeView(inputs.child(0, of: Content.self, into: output))
    rows.index = inputs.environment.rowIndex
    rows.show(output.rows)
    inputs.environment.scrolledList?.rows = rows
    inputs.output.contents.append(rows.table)
  }
}

extension View {
  /// Tells the list the first row that begins with what a person types. SwiftUI has no such thing.
  public func rowIndex(_ firstRow: @escaping (String) -> Int?) -> some View {
    environment(\.rowIndex, firstRow)
  }
}
