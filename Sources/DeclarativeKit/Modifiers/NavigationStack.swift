import TerminalKit

/// A stack of screens. The first one is there; values in the path are the others.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let path: Binding<[AnyHashable]>?
  private let root: Root

  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack whose path the app keeps.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.root = root()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let navigation = inputs.node.kept { Navigation() }
    if let path { navigation.path = path }
    var inner = inputs.child(0, of: Root.self)
    inner.environment.navigation = navigation
    root._makeView(inner)
    let path = navigation.path.wrappedValue
    for (place, value) in path.enumerated() {
      guard let content = navigation.content(of: value, at: place) else { return }
      // Known by all that it lies on: another screen below makes it another one.
      inputs.graph.presentations.append(
        Presentation(
          node: inputs.node.child(for: Array(path[...place]), in: inputs.graph), kind: .push(content),
          isPresented: navigation.isOnPath(place), isWanted: true))
    }
  }
}

/// The path of a stack, and what makes the screens on it.
final class Navigation {
  var path: Binding<[AnyHashable]>
  /// What makes the screen of a value, by the value's type.
  var destinations: [ObjectIdentifier: (AnyHashable, DismissAction) -> ScreenContent] = [:]

  init() {
    let cell = StateCell<[AnyHashable]>([])
    path = Binding(get: { cell.value }, set: { cell.value = $0 })
  }

  nonisolated deinit {}

  func content(of value: AnyHashable, at place: Int) -> ScreenContent? {
    let isOnPath = isOnPath(place)
    return destinations[ObjectIdentifier(Swift.type(of: value.base))]?(
      value, DismissAction { isOnPath.wrappedValue = false })
  }

  /// Whether the path has a value there; setting false takes it away, with all that follow.
  func isOnPath(_ place: Int) -> Binding<Bool> {
    Binding(
      get: { [weak self] in (self?.path.wrappedValue.count ?? 0) > place },
      set: { [weak self] isOnPath in
        guard !isOnPath, let self, path.wrappedValue.count > place else { return }
        path.wrappedValue.removeLast(path.wrappedValue.count - place)
      })
  }
}

private struct TitleModifier: Modifier {
  let title: String

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    guard inputs.environment.navigation != nil, inputs.output.title == nil else { return }
    inputs.output.title = title
  }
}

extension View {
  /// Names the screen, in the bar of the navigation stack that the view is in.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modifier(TitleModifier(title: String(title)))
  }

  /// Takes away the button that leads back, which here is there only if the screen has no other at that end of the bar.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}
