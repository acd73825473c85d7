import Observation
import Report
import Results
import TerminalKit

/// Keeps the stacks of one tap, the first one for each destination.
@MainActor
final class StackRecorder {
  private let folder: String
  private(set) var stacks: [TapResults.Stack] = []
  var isRecording = false

  /// - Parameter folder: the folder of the sources whose functions count.
  init(folder: String) {
    self.folder = folder
  }

  func record(_ destination: TapResults.Destination) {
    guard isRecording, !stacks.contains(where: { $0.destination == destination }) else { return }
    stacks.append(
      TapResults.Stack(destination: destination, frames: CallStack.frames(inFolder: folder)))
  }

  /// Records the stack at which state is about to change that the screen reads when it updates itself.
  func watchState(of viewController: ViewController) {
    withObservationTracking {
      viewController.updateProperties()
    } onChange: {
      MainActor.assumeIsolated { self.record(.observedState) }
    }
  }
}
