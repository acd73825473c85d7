import TerminalKit

/// What is in a toolbar.
public protocol ToolbarContent {
  func _makeToolbar(_ inputs: _ViewInputs)
}

/// Where in the bar a button is.
public struct ToolbarItemPlacement: Sendable {
  let isLeading: Bool

  public nonisolated static let automatic = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let primaryAction = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let confirmationAction = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let destructiveAction = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let topBarTrailing = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let cancellationAction = ToolbarItemPlacement(isLeading: true)
  public nonisolated static let topBarLeading = ToolbarItemPlacement(isLeading: true)
}

/// A button in the toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func _makeToolbar(_ inputs: _ViewInputs) {
    let output = Output(.part)
    content._makeView(inputs.child(0, of: Content.self, into: output))
    for button in output.buttons {
      let side: ReferenceWritableKeyPath<Output, ButtonItem?> = placement.isLeading ? \.leading : \.trailing
      precondition(inputs.output[keyPath: side] == nil, "a text screen's bar has one button at each side")
      inputs.output[keyPath: side] = button
    }
  }
}

/// Makes one toolbar of the items in a block.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: ToolbarContent>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: ToolbarContent, Second: ToolbarContent>(
    accumulated: First, next: Second
  ) -> ToolbarPair<First, Second> {
    ToolbarPair(first: accumulated, second: next)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

/// Two things in a toolbar.
public struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First
  let second: Second

  public func _makeToolbar(_ inputs: _ViewInputs) {
    first._makeToolbar(inputs.child(0, of: First.self))
    second._makeToolbar(inputs.child(1, of: Second.self))
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func _makeToolbar(_ inputs: _ViewInputs) {
    self?._makeToolbar(inputs.child(0, of: Wrapped.self))
  }
}

private struct ToolbarModifier<Items: ToolbarContent>: Modifier {
  let items: Items

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    guard inputs.environment.navigation != nil else { return }
    items._makeToolbar(inputs.child(1, of: Items.self))
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Puts the items into the bar of the navigation stack that the view is in.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts the button into the bar of the navigation stack that the view is in.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    modifier(ToolbarModifier(items: ToolbarItem(content: content)))
  }
}
