import Foundation
import Measurement
import Results

/// Counts as plain text: a block for each workload and size, a line for each arm.
struct CountListing {
  let text: String

  init(_ results: CountResults) {
    var lines: [String] = []
    let width = results.counts.map(\.arm.count).max() ?? 0
    for workload in results.workloads {
      let counts = results.counts.filter { $0.workload == workload.id }
      for size in Self.inOrder(counts.map(\.size)) {
        lines.append("\(workload.id), \(size) contacts, for each \(workload.operation)")
        let cell = counts.filter { $0.size == size }
        for arm in Self.inOrder(cell.map(\.arm)) {
          let numbers = Self.numbers(cell.filter { $0.arm == arm })
          lines.append("  \(Self.pad(arm, to: max(20, width))) \(numbers)")
        }
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The numbers of one arm; a reason that they share is said once.
  private static func numbers(_ counts: [CountResults.Count]) -> String {
    inOrder(
      counts.map { count in
        switch count.value {
        case .measured(let value): pad("\(number(value)) \(count.metric.noun)", to: 24)
        case .notMeasured(let reason): "not measured: \(reason)"
        }
      }
    ).joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(format: "%.0f", value) : String(format: "%.2f", value)
  }

  private static func inOrder<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
