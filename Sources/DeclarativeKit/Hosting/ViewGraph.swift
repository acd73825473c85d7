import Observation
import TerminalKit

/// The tree of one screen's views, and how it gets onto the screen.
final class ViewGraph {
  private let root = Node(type: ObjectIdentifier(ViewGraph.self))
  /// The number of the update that runs, or ran last.
  private(set) var update = 0
  /// What is to be done once the screen shows what the views say.
  var actions: [() -> Void] = []
  /// What the views want in front of the screen.
  var presentations: [Presentation] = []
  /// What comes and goes with the screen's place on its stack.
  var appearances: [Appearance] = []
  /// Whether another screen lies above this one on its stack.
  private(set) var isCovered = false
  private weak var controller: ViewController?
  private let leadingButton = ToolbarButton()
  private let trailingButton = ToolbarButton()
  private let searchBar = SearchBar()

  nonisolated deinit {}

  /// Brings the screen up to date with its views.
  func update(_ content: (_ViewInputs) -> Void, on controller: ViewController) {
    self.controller = controller
    update += 1
    let output = Output(.screen)
    presentations = []
    appearances = []
    track {
      content(_ViewInputs(node: root, graph: self, output: output, environment: EnvironmentValues()))
    }
    // What follows may change what was read, which only a tracking that has ended sees.
    root.sweep(update)
    show(output, on: controller)
    for presentation in presentations { presentation.dismissIfNeeded(in: self) }
    for presentation in presentations { presentation.presentIfNeeded(on: controller) }
    presentations = []
    runActions()
  }

  /// Makes a part of the tree between two updates.
  func make(_ part: () -> Void) {
    track(part)
    runActions()
  }

  /// Makes a part of the tree. When anything that it has read changes, the tree is made anew.
  private func track(_ make: () -> Void) {
    withObservationTracking(make) { [weak controller] in
      MainActor.assumeIsolated { controller?.setNeedsUpdateProperties() }
    }
  }

  private func runActions() {
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }

  /// The screen is on top of its stack again.
  func appear() {
    isCovered = false
    for appearance in appearances { appearance.appearIfNeeded() }
  }

  /// Another screen lies above this one on its stack.
  func disappear() {
    isCovered = true
    for appearance in appearances { appearance.disappearIfNeeded() }
  }

  /// Ends the screen: its views go.
  func remove() {
    root.remove()
    appearances = []
    runActions()
  }

  private func show(_ output: Output, on controller: ViewController) {
    controller.title = output.title ?? ""
    let item = controller.navigationItem
    item.leftBarButtonItem = leadingButton.item(output.leading)
    item.rightBarButtonItem = trailingButton.item(output.trailing)
    let search = searchBar.controller(output.search)
    if item.searchController !== search { item.searchController = search }
    controller.contentUnavailableConfiguration = output.placeholder
    controller.view.show(output.contents)
  }
}

extension TerminalKit.View {
  /// Has these subviews, in their order.
  fileprivate func show(_ contents: [TerminalKit.View]) {
    if subviews.count == contents.count, zip(subviews, contents).allSatisfy({ $0 === $1 }) { return }
    for subview in subviews { subview.removeFromSuperview() }
    for content in contents { addSubview(content) }
  }
}

/// A button of the navigation bar, made anew only where its title changes.
private final class ToolbarButton {
  private var item: BarButtonItem?
  private var action: () -> Void = {}

  nonisolated deinit {}

  func item(_ button: ButtonItem?) -> BarButtonItem? {
    guard let button else {
      item = nil
      action = {}
      return nil
    }
    action = button.action
    if item?.title != button.title {
      item = BarButtonItem(title: button.title) { [weak self] in self?.action() }
    }
    item?.isEnabled = button.isEnabled
    return item
  }
}
