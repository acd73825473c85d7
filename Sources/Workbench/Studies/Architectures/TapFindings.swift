import BehaviourProof
import Measurement
import SourceReading

/// The path of a tap through each architecture, or why it was not followed.
struct TapFindings {
  /// The paths in the order of the architectures; empty if the tap was not followed.
  let paths: [TapPath]
  /// Why the tap was not followed; nil if it was.
  let missing: String?

  init(_ results: ComparisonResults) {
    let reason = results.compared.lazy.compactMap(\.done.reason).first
    missing = reason.map(MarkdownText.withoutFolders)
    guard reason == nil else {
      paths = []
      return
    }
    paths = results.compared.map { system in
      TapPath(
        TapResults.Trace(architecture: system.name, stacks: system.done.value ?? []),
        types: system.coupling.types)
    }
  }

  func path(of architecture: String) -> TapPath? {
    paths.first { $0.architecture == architecture }
  }
}
