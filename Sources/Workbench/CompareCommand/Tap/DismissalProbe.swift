import Report
import Results
import TerminalKit

/// An empty view that tells the recorder when the screen that it is on goes away.
@MainActor
final class DismissalProbe: View {
  private let recorder: StackRecorder

  init(_ recorder: StackRecorder) {
    self.recorder = recorder
  }

  override func didMoveToWindow() {
    if !isInWindow { recorder.record(.dismissal) }
  }
}
