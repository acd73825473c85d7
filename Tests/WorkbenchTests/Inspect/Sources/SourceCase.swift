import Measurement
import Testing

@testable import Workbench

/// A source counted by hand.
struct SourceCase<Expected: Sendable & Equatable>: Sendable, CustomTestStringConvertible {
  let source: String
  let expected: Expected

  init(_ source: String, _ expected: Expected) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source.debugDescription }
}

func counts(_ source: String) -> SourceCounts {
  FileMetrics(path: "Test.swift", source: source).counts
}
