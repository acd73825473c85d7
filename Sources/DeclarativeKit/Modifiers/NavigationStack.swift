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
    let path = TypedPath(path)
    self.path = Binding(get: path.get, set: path.set)
    self.root = root()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let navigation = inputs.node.kept { Navigation() }
    if let path { navigation.path = path }
    inputs.node.onRemoval = { [weak navigation] in navigation?.end() }
    var inner = inputs.child(0, of: Root.self)
    inner.environment.navigation = navigation
    root._makeView(inner)
    inputs.graph.presentations.append(StackPresentation(navigation: navigation))
  }
}

/// A path of values of one type.
private struct TypedPath<Value: Hashable> {
  private let values: Binding<[Value]>

  init(_ values: Binding<[Value]>) {
    self.values = values
  }

  func get() -> [AnyHashable] { values.wrappedValue.map { AnyHashable($0) } }

  func set(_ path: [AnyHashable]) {
    values.wrappedValue = path.compactMap { $0.base as? Value }
  }
}

/// The path of a stack, and the screens that lie on it above the first.
final class Navigation {
  var path: Binding<[AnyHashable]>
  /// What makes the screen of a value, by the value's type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> (_ViewInputs) -> Void] = [:]
  fileprivate var screens: [(value: AnyHashable, screen: PresentedScreen)] = []

  init() {
    let cell = StateCell<[AnyHashable]>([])
    path = Binding(get: { cell.value }, set: { cell.value = $0 })
  }

  nonisolated deinit {}

  func push(_ value: AnyHashable) {
    path.wrappedValue.append(value)
  }

  func pop(to count: Int) {
    let path = path.wrappedValue
    if path.count > count { self.path.wrappedValue = Array(path.prefix(count)) }
  }

  func end() {
    for (_, screen) in screens { screen.end() }
    screens = []
  }

  /// What makes the screen at that place in the path.
  fileprivate func content(of value: AnyHashable, at place: Int) -> ((_ViewInputs) -> Void)? {
    guard let make = destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value) else { return nil }
    return { [weak self] inputs in
      var inputs = inputs
      inputs.environment.dismiss = DismissAction { self?.pop(to: place) }
      make(inputs)
    }
  }
}

/// Brings the stack in line with the path.
private struct StackPresentation: Presentation {
  let navigation: Navigation

  func dismissIfNeeded(on host: ViewController, in graph: ViewGraph) {
    let path = navigation.path.wrappedValue
    let screens = navigation.screens
    let same = zip(path, screens).prefix { $0 == $1.value }.count
    navigation.screens = Array(screens.prefix(same))
    for (_, screen) in screens[same...].reversed() {
      screen.onPop = {}
      if let stack = screen.navigationController {
        while stack.viewControllers.contains(where: { $0 === screen }), stack.popViewController() != nil {}
      }
      graph.actions.append { screen.end() }
    }
  }

  func presentIfNeeded(on host: ViewController, in graph: ViewGraph) {
    for (place, value) in navigation.path.wrappedValue.enumerated() {
      guard let content = navigation.content(of: value, at: place) else { return }
      if place < navigation.screens.count {
        navigation.screens[place].screen.update(content)
        continue
      }
      guard let stack = host.navigationController else { return }
      let screen = PresentedScreen(content)
      screen.onPop = { [weak navigation, weak screen] in
        guard let navigation, let screen, navigation.screens.last?.screen === screen else { return }
        navigation.screens.removeLast()
        screen.end()
        navigation.pop(to: place)
      }
      navigation.screens.append((value, screen))
      stack.pushViewController(screen)
    }
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: Navigation? { nil }
}

extension EnvironmentValues {
  /// The stack that the view is in.
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
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
}
