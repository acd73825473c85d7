/// Lets the views in it scroll the list in it.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let target = inputs.node.kept { ScrolledList() }
    var inner = inputs.child(0, of: Content.self)
    inner.environment.scrolledList = target
    content(ScrollViewProxy(target: target))._makeView(inner)
  }
}

/// Scrolls a list.
public struct ScrollViewProxy {
  let target: ScrolledList

  /// Moves the viewport as little as it takes for the row of that identity to be in it.
  public func scrollTo<ID: Hashable>(_ id: ID) {
    target.rows?.scroll(to: AnyHashable(id))
  }
}

/// The list that is scrolled.
final class ScrolledList {
  weak var rows: ListRows?

  nonisolated deinit {}
}
