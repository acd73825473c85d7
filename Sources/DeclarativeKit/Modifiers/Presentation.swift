import TerminalKit

/// Something that a place in the tree wants in front of its screen, or above it on its stack.
protocol Presentation {
  /// Takes away what is no longer wanted.
  func dismissIfNeeded(on host: ViewController, in graph: ViewGraph)
  /// Shows what is wanted, or brings what shows up to date.
  func presentIfNeeded(on host: ViewController, in graph: ViewGraph)
}

/// What a place in the tree has in front of its screen now.
final class Presented {
  let controller: ViewController
  /// The screen, if it is one of views and no alert.
  let screen: PresentedScreen?

  init(_ controller: ViewController, screen: PresentedScreen? = nil) {
    self.controller = controller
    self.screen = screen
  }

  nonisolated deinit {}
}

/// A screen of views that another screen has shown.
final class PresentedScreen: ViewController {
  /// Runs when a person has gone back from the screen.
  var onPop: () -> Void = {}
  private var content: (_ViewInputs) -> Void
  private let graph = ViewGraph()

  init(_ content: @escaping (_ViewInputs) -> Void) {
    self.content = content
  }

  nonisolated deinit {}

  func update(_ content: @escaping (_ViewInputs) -> Void) {
    self.content = content
    setNeedsUpdateProperties()
  }

  /// Ends the screen: its views disappear.
  func end() {
    graph.remove()
  }

  override func viewDidAppear() {
    graph.appear()
  }

  override func viewDidDisappear() {
    guard let stack = navigationController else { return }
    if !stack.viewControllers.contains(where: { $0 === self }) {
      onPop()
    } else if stack.topViewController !== self {
      graph.disappear()
    }
  }

  override func updateProperties() {
    graph.update(content, on: self)
  }
}
