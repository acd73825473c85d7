import Measurement
import Results

/// The medians of a run as plain text: a line for each cell and arm.
struct MedianTable {
  let text: String

  init(_ run: BenchmarkRun) throws {
    var lines: [String] = []
    for cell in run.cells {
      lines.append("\(cell.workload), \(cell.size) contacts")
      for arm in cell.arms {
        let summary = try Summary(cell.times(of: arm).flatMap(\.self))
        let spread = "\(Self.time(summary.p25)) to \(Self.time(summary.p75))"
        lines.append("  \(Self.pad(arm)) \(Self.time(summary.median))   (middle half \(spread))")
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func time(_ nanoseconds: Double) -> String {
    DurationText.format(nanoseconds: nanoseconds)
  }

  private static func pad(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, 20 - name.count))
  }
}
