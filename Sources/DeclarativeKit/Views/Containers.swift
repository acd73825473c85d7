import TerminalKit

/// Views below one another; in a row of a list, its lines.
public struct VStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    content._makeView(inputs.inRow.child(0, of: Content.self))
  }
}

/// The fields of a form, which on a text screen look as any others.
public typealias Form = Group

/// Views that are treated as one.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    content._makeView(inputs.child(0, of: Content.self))
  }
}

/// Views that belong together, below a heading: a line of text, or a row in a list.
public struct Section<Header: View, Content: View>: PrimitiveView {
  private let header: Header
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    header._makeView(inputs.child(0, of: Header.self))
    content._makeView(inputs.child(1, of: Content.self))
  }
}

extension Section where Header == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct OverlayModifier<Overlay: View>: Modifier {
  let overlay: Overlay

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    overlay._makeView(inputs.child(1, of: Overlay.self))
  }
}

extension View {
  /// Puts the views over this one.
  public func overlay(@ViewBuilder content: () -> some View) -> some View {
    modifier(OverlayModifier(overlay: content()))
  }
}
