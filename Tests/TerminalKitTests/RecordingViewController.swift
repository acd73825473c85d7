import TerminalKit

/// What happened, in its order, across several objects.
@MainActor
final class Recorder {
  private(set) var events: [String] = []

  func record(_ event: String) {
    events.append(event)
  }

  /// What happened since the last time that somebody asked.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A screen that records its life.
@MainActor
class RecordingViewController: ViewController {
  let recorder: Recorder
  var whenAppeared: (ViewController) -> Void = { _ in }

  init(_ title: String, _ recorder: Recorder) {
    self.recorder = recorder
    super.init()
    self.title = title
  }

  override func viewDidLoad() { recorder.record("\(title) did load") }
  override func viewWillAppear() { recorder.record("\(title) will appear") }
  override func viewWillDisappear() { recorder.record("\(title) will disappear") }
  override func viewDidDisappear() { recorder.record("\(title) did disappear") }

  override func viewDidAppear() {
    recorder.record("\(title) did appear")
    whenAppeared(self)
  }
}
