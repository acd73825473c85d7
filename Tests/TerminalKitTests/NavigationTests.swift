import Testing

@testable import TerminalKit

@MainActor @Suite struct NavigationTests {
  private let recorder = Recorder()
  private let root: RecordingViewController
  private let stack: NavigationController
  private let window: Window

  init() {
    root = RecordingViewController("A", recorder)
    stack = NavigationController(rootViewController: root)
    window = Window(rootViewController: stack)
    window.makeKeyAndVisible()
  }

  private func push(_ title: String) -> RecordingViewController {
    let screen = RecordingViewController(title, recorder)
    window.handleEvent { stack.pushViewController(screen) }
    return screen
  }

  @Test func theFirstScreenOfTheStackShowsWithoutAWayBack() {
    #expect(recorder.takeEvents() == ["A did load", "A will appear", "A did appear"])
    #expect(window.snapshot().title == "A")
    #expect(window.snapshot().buttons.isEmpty)
    #expect(root.navigationController === stack)
  }

  @Test func whatIsPushedCoversWhatIsBelowAndHasAWayBack() {
    _ = recorder.takeEvents()
    let other = push("B")
    #expect(
      recorder.takeEvents() == [
        "B did load", "A will disappear", "A did disappear", "B will appear", "B did appear",
      ])
    #expect(window.snapshot().title == "B")
    #expect(window.snapshot().leftButton == .init(title: "Back", isEnabled: true))
    #expect(stack.topViewController === other)
  }

  @Test func backShowsWhatIsBelowAsItWas() throws {
    let other = push("B")
    _ = recorder.takeEvents()
    try window.tap(button: "Back")
    #expect(
      recorder.takeEvents() == ["B will disappear", "B did disappear", "A will appear", "A did appear"])
    #expect(window.snapshot().title == "A")
    #expect(other.navigationController == nil)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func theOnlyScreenStays() {
    #expect(stack.popViewController() == nil)
    #expect(window.snapshot().title == "A")
  }

  @Test func aLeftButtonOfItsOwnTakesThePlaceOfTheWayBack() {
    let other = push("B")
    other.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") {}
    #expect(window.snapshot().buttons.map(\.title) == ["Cancel"])
  }

  @Test func theStackPresentsAndIsCoveredAsAWhole() {
    let other = push("B")
    let form = RecordingViewController("C", recorder)
    _ = recorder.takeEvents()
    window.handleEvent { other.present(form) }
    #expect(
      recorder.takeEvents() == [
        "C did load", "B will disappear", "B did disappear", "C will appear", "C did appear",
      ])
    #expect(root.presentedViewController === form)
    #expect(form.presentingViewController === stack)
    window.handleEvent { form.dismiss() }
    #expect(window.snapshot().title == "B")
    #expect(root.presentedViewController == nil)
  }

  @Test func aScreenOfAPresentedStackDismissesTheStack() {
    let form = RecordingViewController("C", recorder)
    window.handleEvent { root.present(NavigationController(rootViewController: form)) }
    #expect(window.snapshot().title == "C")
    #expect(form.presentingViewController === stack)
    window.handleEvent { form.dismiss() }
    #expect(window.snapshot().title == "A")
  }

  @Test func anAlertOverAPushedScreenLeavesItThere() throws {
    let other = push("B")
    window.handleEvent { other.present(AlertController(title: "Error", message: "Full")) }
    #expect(window.snapshot().title == "B")
    #expect(window.snapshot().alert?.message == "Full")
    #expect(throws: InteractionError.noButton("Back", available: [])) { try window.tap(button: "Back") }
  }

  @Test func aPoppedScreenIsLetGo() throws {
    weak var popped: ViewController?
    do {
      popped = push("B")
    }
    #expect(popped != nil)
    try window.tap(button: "Back")
    #expect(popped == nil)
  }

  @Test func updatesReachEveryScreenOfTheStack() {
    let screens = [CountingScreen(), CountingScreen()]
    let stack = NavigationController(rootViewController: screens[0])
    let window = Window.showing(stack)
    window.handleEvent { stack.pushViewController(screens[1]) }
    #expect(screens.map(\.updates) == [1, 1])
    window.handleEvent { for screen in screens { screen.setNeedsUpdateProperties() } }
    #expect(screens.map(\.updates) == [2, 2])
  }
}

@MainActor
private final class CountingScreen: ViewController {
  var updates = 0

  override func updateProperties() {
    updates += 1
  }
}
