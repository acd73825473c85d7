import TerminalKit
import Testing

@MainActor @Suite struct LifeCycleTests {
  private let recorder = Recorder()

  private func screen(_ title: String) -> RecordingViewController {
    RecordingViewController(title, recorder)
  }

  /// A window in which that screen is in front, with what led there forgotten.
  private func window(showing root: ViewController) -> Window {
    let window = Window(rootViewController: root)
    window.makeKeyAndVisible()
    _ = recorder.takeEvents()
    return window
  }

  @Test func theFirstScreenLoadsThenAppears() {
    let window = Window(rootViewController: screen("A"))
    #expect(recorder.takeEvents() == [])
    window.makeKeyAndVisible()
    #expect(recorder.takeEvents() == ["A did load", "A will appear", "A did appear"])
    window.makeKeyAndVisible()
    #expect(recorder.takeEvents() == [])
  }

  @Test func aPresentedScreenCoversTheOneBehind() {
    let (root, other) = (screen("A"), screen("B"))
    let window = window(showing: root)
    root.present(other)
    #expect(
      recorder.takeEvents() == [
        "B did load", "A will disappear", "A did disappear", "B will appear", "B did appear",
      ])
    #expect(root.presentedViewController === other)
    #expect(other.presentingViewController === root)
    #expect(window.snapshot().title == "B")
  }

  @Test(arguments: [true, false])
  func dismissingShowsTheOneBehindAgain(byPresenter: Bool) {
    let (root, other) = (screen("A"), screen("B"))
    let window = window(showing: root)
    root.present(other)
    _ = recorder.takeEvents()
    (byPresenter ? root : other).dismiss()
    #expect(
      recorder.takeEvents() == ["B will disappear", "B did disappear", "A will appear", "A did appear"])
    #expect(root.presentedViewController == nil)
    #expect(other.presentingViewController == nil)
    #expect(window.snapshot().title == "A")
  }

  @Test func aScreenLoadsOnceHoweverOftenItIsPresented() {
    let (root, other) = (screen("A"), screen("B"))
    let window = window(showing: root)
    for _ in 1...3 {
      root.present(other)
      root.dismiss()
    }
    #expect(recorder.takeEvents().count { $0 == "B did load" } == 1)
    #expect(window.snapshot().title == "A")
  }

  @Test func anAlertLeavesItsScreenWhereItIs() {
    let root = screen("A")
    let window = window(showing: root)
    root.present(AlertController(title: "Error", message: "Full"))
    #expect(window.snapshot().title == "A")
    #expect(window.snapshot().alert?.message == "Full")
    root.dismiss()
    #expect(window.snapshot().alert == nil)
    #expect(recorder.takeEvents() == [])
  }

  @Test func aScreenThatPresentsAlreadyPresentsNothingElse() {
    let (root, other, third) = (screen("A"), screen("B"), screen("C"))
    let window = window(showing: root)
    root.present(other)
    _ = recorder.takeEvents()
    root.present(third)
    #expect(root.presentedViewController === other)
    #expect(third.presentingViewController == nil)
    #expect(recorder.takeEvents() == [])
    #expect(window.snapshot().title == "B")
  }

  @Test func aPresentedScreenPresentsTheNextInFrontOfItself() {
    let (root, other, third) = (screen("A"), screen("B"), screen("C"))
    let window = window(showing: root)
    root.present(other)
    other.present(third)
    #expect(other.presentedViewController === third)
    #expect(window.snapshot().title == "C")
    third.dismiss()
    #expect(window.snapshot().title == "B")
  }

  @Test func dismissingSeveralScreensShowsNoneOfThoseBetween() {
    let (root, other, third) = (screen("A"), screen("B"), screen("C"))
    let window = window(showing: root)
    root.present(other)
    other.present(third)
    _ = recorder.takeEvents()
    root.dismiss()
    #expect(
      recorder.takeEvents() == ["C will disappear", "C did disappear", "A will appear", "A did appear"])
    #expect(window.snapshot().title == "A")
    #expect(other.presentedViewController == nil)
    #expect(third.presentingViewController == nil)
  }

  @Test func aScreenCanDismissItselfAsSoonAsItHasAppeared() {
    let (root, other) = (screen("A"), screen("B"))
    let window = window(showing: root)
    other.whenAppeared = { $0.dismiss() }
    root.present(other)
    #expect(window.snapshot().title == "A")
    #expect(recorder.takeEvents().last == "A did appear")
  }

  @Test func anAlertPresentedWhileLoadingIsInFrontFromTheStart() {
    let root = TestScreen(title: "A") { $0.present(AlertController(title: "Error", message: "Full")) }
    let window = Window.showing(root)
    #expect(window.snapshot().title == "A")
    #expect(window.snapshot().alert?.title == "Error")
  }

  @Test func dismissingWithNothingInFrontDoesNothing() {
    let root = screen("A")
    let window = window(showing: root)
    root.dismiss()
    #expect(recorder.takeEvents() == [])
    #expect(window.snapshot().title == "A")
  }

  @Test func aViewHearsWhenItsScreenComesAndGoes() {
    let (root, other) = (screen("A"), screen("B"))
    let view = WindowRecordingView()
    root.view.addSubview(view)
    _ = window(showing: root)
    root.present(other)
    root.dismiss()
    #expect(view.wasInWindow == [true, false, true])
  }
}

@MainActor
private final class WindowRecordingView: View {
  private(set) var wasInWindow: [Bool] = []

  override func didMoveToWindow() {
    wasInWindow.append(isInWindow)
  }
}
