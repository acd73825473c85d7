import Results

/// The ways that the tap took, or why they were not followed.
struct TapFindings {
  /// In the order of the architectures; empty if the tap was not followed.
  let paths: [TapPath]
  /// Why the tap was not followed; nil if it was.
  let missing: String?

  init(_ results: ComparisonResults) {
    switch results.taps.traces {
    case .measured(let traces):
      paths = results.architectures.compactMap { name in
        traces.first { $0.architecture == name }.map(TapPath.init)
      }
      missing = nil
    case .notMeasured(let reason):
      paths = []
      missing = MarkdownText.withoutFolders(reason)
    }
  }

  func path(of architecture: String) -> TapPath? {
    paths.first { $0.architecture == architecture }
  }
}
