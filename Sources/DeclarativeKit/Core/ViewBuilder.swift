/// Makes one view of those in a block.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  // Pairs and no parameter pack: optimising across modules, the compiler does not get through packs.
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> ViewPair<First, Second> {
    ViewPair(first: accumulated, second: next)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  public init() {}
  public func _makeView(_ inputs: _ViewInputs) {}
}

/// Two views, one after the other. Three are a pair and one more.
public struct ViewPair<First: View, Second: View>: PrimitiveView {
  let first: First
  let second: Second

  public func _makeView(_ inputs: _ViewInputs) {
    first._makeView(inputs.child(0, of: First.self))
    second._makeView(inputs.child(1, of: Second.self))
  }
}

/// One of two views: each branch is a place of its own.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  public func _makeView(_ inputs: _ViewInputs) {
    switch self {
    case .first(let view): view._makeView(inputs.child(0, of: First.self))
    case .second(let view): view._makeView(inputs.child(1, of: Second.self))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  public func _makeView(_ inputs: _ViewInputs) {
    if let self { self._makeView(inputs.child(0, of: Wrapped.self)) }
  }
}
