import TerminalKit

/// A screen of views that another screen shows.
typealias PresentedScreen = HostingController<ScreenContent>

/// The views of a screen that another screen shows.
struct ScreenContent: PrimitiveView {
  let make: (_ViewInputs) -> Void

  func _makeView(_ inputs: _ViewInputs) {
    make(inputs)
  }
}

extension EnvironmentValues {
  /// A screen of the view, told what is told here.
  func screen(_ view: @escaping () -> some View) -> ScreenContent {
    ScreenContent { inputs in
      var inputs = inputs
      inputs.environment = self
      view()._makeView(inputs)
    }
  }
}

/// What shows now.
final class Presented {
  let controller: ViewController
  /// The screen, if it is one of views and no alert.
  let screen: PresentedScreen?
  let id: AnyHashable?

  init(_ controller: ViewController, screen: PresentedScreen? = nil, id: AnyHashable? = nil) {
    self.controller = controller
    self.screen = screen
    self.id = id
  }

  nonisolated deinit {}

  /// Goes, with what lies over it.
  func goAway() {
    screen?.onPop = {}
    controller.presentingViewController?.dismiss()
    guard let stack = controller.navigationController else { return }
    while stack.viewControllers.contains(where: { $0 === controller }), stack.popViewController() != nil {}
  }
}

/// What a place in the tree shows as long as its binding says so.
struct Presentation {
  enum Kind {
    case alert(() -> AlertController)
    /// A screen in front, with a stack of its own.
    case cover(ScreenContent)
    /// A screen on top of the stack.
    case push(ScreenContent)
  }

  let node: Node
  let kind: Kind
  let isPresented: Binding<Bool>
  /// What the binding said in the update, where what is read is tracked.
  let isWanted: Bool
  /// What the screen is of: that of another one is another screen.
  var id: AnyHashable?
  var onDismiss: () -> Void = {}

  /// Takes away what is no longer wanted.
  func dismissIfNeeded(in graph: ViewGraph) {
    guard let presented = node.storage as? Presented, !isWanted || presented.id != id else { return }
    node.storage = nil
    presented.goAway()
    graph.actions.append { [onDismiss] in
      presented.screen?.end()
      onDismiss()
    }
  }

  /// Shows what is wanted, or brings what shows up to date.
  func presentIfNeeded(on host: ViewController) {
    guard isWanted else { return }
    guard let presented = node.storage as? Presented else { return present(on: host) }
    switch kind {
    case .alert: break
    case .cover(let content), .push(let content): presented.screen?.rootView = content
    }
  }

  private func present(on host: ViewController) {
    switch kind {
    case .alert(let make):
      guard host.presentedViewController == nil else { return }
      host.present(keep(Presented(make())))
    case .cover(let content):
      guard host.presentedViewController == nil else { return }
      let screen = PresentedScreen(rootView: content)
      host.present(keep(Presented(NavigationController(rootViewController: screen), screen: screen, id: id)))
    case .push(let content):
      guard let stack = host.navigationController else { return }
      let screen = PresentedScreen(rootView: content)
      screen.onPop = { [weak node, weak screen, isPresented] in
        node?.storage = nil
        screen?.end()
        isPresented.wrappedValue = false
      }
      stack.pushViewController(keep(Presented(screen, screen: screen, id: id)))
    }
  }

  private func keep(_ presented: Presented) -> ViewController {
    node.storage = presented
    node.onRemoval = { [weak presented] in
      presented?.goAway()
      presented?.screen?.end()
    }
    return presented.controller
  }
}
