import Fuzzing
import Measurement

@testable import Workbench

extension FuzzTarget {
  /// The counter of Swift sources, on mutations of these sources.
  static func sourceCounter(_ sources: [[UInt8]]) -> FuzzTarget {
    FuzzTarget(name: "source counter", corpus: sources) { bytes in
      let metrics = FileMetrics(path: "Fuzz.swift", utf8: bytes)
      let lines = bytes.lines
      guard metrics.counts.totalLines == lines else {
        return .contradiction("\(metrics.counts.totalLines) lines where there are \(lines)")
      }
      let types = metrics.declarations.count { $0.kind != .extension }
      return metrics.counts.types == types
        ? .understood : .contradiction("\(metrics.counts.types) types where \(types) are declared")
    }
  }
}

extension [UInt8] {
  /// The lines that end, as LF, CR or CRLF, and the one that does not.
  fileprivate var lines: Int {
    var ends = 0
    for place in indices where self[place] == 0x0A || self[place] == 0x0D {
      let isSecondHalf = self[place] == 0x0A && place > 0 && self[place - 1] == 0x0D
      if !isSecondHalf { ends += 1 }
    }
    let endsOpen = last.map { $0 != 0x0A && $0 != 0x0D } ?? false
    return endsOpen ? ends + 1 : ends
  }
}
