import CommandLineKit
import Foundation
import Measurement

/// One workload's times at all sizes.
struct WorkloadFindings {
  let workload: WorkloadDescription
  /// The architectures, or other participants that this workload compares; the first one is the baseline of ratios.
  let compared: [String]
  /// The cells by rising size, at least one.
  let cells: [CellFindings]

  init(workload: WorkloadDescription, compared: [String], cells: [CellFindings]) {
    self.workload = workload
    self.compared = compared
    self.cells = cells.sorted { $0.size < $1.size }
  }

  /// The compared participants, and the baselines that were measured at any of the sizes.
  var participants: [String] {
    compared
      + ReferenceParticipant.all.filter { participant in cells.contains { $0.median(of: participant) != nil }
      }
  }

  func cell(at size: Int) -> CellFindings? { cells.first { $0.size == size } }

  /// A row for each size: the medians, and below them the ratios to the first with their verdicts.
  var table: MarkdownTable {
    var table = MarkdownTable(["Contacts"] + compared.map(MarkdownText.plain), words: 0)
    for cell in cells {
      let times = NumberText.times(compared.map(cell.median))
      let texts = zip(compared, times).map { name, time in
        [time, cell.judgements[name].map(JudgementText.cell)].compactMap(\.self).joined(separator: "<br>")
      }
      table.add([NumberText.count(cell.size)] + texts)
    }
    return table
  }
}

/// One workload's times at one size.
struct CellFindings {
  let size: Int
  /// The median times in nanoseconds, by participant; the control is left out.
  private let medians: [String: Double]
  /// The judgements of all other compared participants against the first.
  let judgements: [String: Judgement]

  init(_ cell: CellSamples, compared: [String], judgements: [String: Judgement]) throws {
    size = cell.size
    self.judgements = judgements
    medians = try (compared + ReferenceParticipant.all.filter(cell.participants.contains)).reduce(into: [:]) {
      $0[$1] = try OrderedSample(cell.times(of: $1).flatMap(\.self)).median
    }
  }

  func median(of participant: String) -> Double? { medians[participant] }
}

/// The words for judgements.
enum JudgementText {
  /// Such as `1.05 (1.03–1.08)`, and `slower` on the next line of a table's cell.
  static func cell(_ judgement: Judgement) -> String {
    "\(NumberText.cell(ratio(judgement)))<br>\(judgement.verdict)"
  }

  /// The ratio with enough digits to show on which side of the margin the interval lies.
  static func ratio(_ judgement: Judgement) -> RatioText {
    let margin = EquivalenceMargin.twoPercent
    guard judgement.verdict != .inconclusive else { return RatioText(judgement.estimate) }
    return RatioText(judgement.estimate, apartFrom: margin.lower, margin.upper)
  }
}
