import Observation
import TerminalKit
import Testing

@MainActor @Suite struct UpdatePropertiesTests {
  @MainActor @Observable final class State {
    var title = "one"
    var unread = 0
  }

  /// Shows the state's title and counts how often it did.
  @MainActor final class Screen: ViewController {
    let state: State
    var extraUpdate: (Screen) -> Void = { _ in }
    private(set) var runs = 0

    init(_ state: State) {
      self.state = state
    }

    override func updateProperties() {
      runs += 1
      title = state.title
      extraUpdate(self)
    }
  }

  private let screen = Screen(State())
  private let window: Window

  init() { window = Window.showing(screen) }

  private func change(_ action: @escaping () -> Void) throws {
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Go", action: action)
    try window.tap(button: "Go")
  }

  @Test func itRunsOnceWhenTheScreenIsShown() {
    #expect(screen.runs == 1)
    #expect(window.snapshot().title == "one")
  }

  @Test func itRunsAgainAfterWhatItReadHasChanged() throws {
    for title in ["two", "three"] {
      try change { screen.state.title = title }
      #expect(window.snapshot().title == title)
    }
    #expect(screen.runs == 3)
  }

  @Test func itRunsOnceForSeveralChangesInOneEvent() throws {
    try change {
      screen.state.title = "two"
      screen.state.title = "three"
    }
    #expect(screen.runs == 2)
    #expect(window.snapshot().title == "three")
  }

  @Test func itDoesNotRunForWhatItDidNotRead() throws {
    try change { screen.state.unread += 1 }
    try change {}
    #expect(screen.runs == 1)
  }

  @Test func itRunsWhereAScreenAsksForIt() throws {
    try change { screen.setNeedsUpdateProperties() }
    #expect(screen.runs == 2)
  }

  @Test func aChangeMadeByOneScreensUpdateReachesTheOther() {
    let (state, other) = (State(), State())
    let (root, front) = (Screen(state), Screen(other))
    let window = Window.showing(root)
    front.extraUpdate = { _ in state.title = "changed from the front" }
    root.present(front)
    window.makeKeyAndVisible()
    #expect(root.title == "changed from the front")
    #expect(root.runs == 2)
    #expect(front.runs == 1)
    #expect(window.unsettledScreens == [])
  }

  @Test func aScreenBehindAnotherIsUpdatedTooAndAtOnce() throws {
    let (root, front) = (Screen(State()), TestScreen())
    let window = Window.showing(root)
    root.present(front)
    front.onTap { root.state.title = "two" }
    try window.tap(button: "Go")
    #expect(root.title == "two")
    #expect(root.runs == 2)
  }

  @Test func aScreenThatIsNeverQuietDoesNotHangTheApp() throws {
    screen.extraUpdate = { $0.setNeedsUpdateProperties() }
    try change { screen.state.title = "two" }
    #expect(screen.runs > 2)
    #expect(window.unsettledScreens == ["Screen"])
    #expect(window.snapshot().title == "two")
  }

  @Test func twoScreensThatNeverAgreeDoNotHangTheApp() {
    let (state, other) = (State(), State())
    let (root, front) = (Screen(state), Screen(other))
    root.extraUpdate = { _ in other.title += "." }
    front.extraUpdate = { _ in state.title += "." }
    let window = Window.showing(root)
    root.present(front)
    window.makeKeyAndVisible()
    #expect(front.runs > 1)
    #expect(window.snapshot().title.hasPrefix("one."))
  }

  @Test func stateDoesNotKeepAScreenAlive() {
    let state = State()
    var screen: Screen? = Screen(state)
    weak let dropped = screen
    if let screen { _ = Window.showing(screen) }
    screen = nil
    #expect(dropped == nil)
    state.title = "two"
  }
}
