import CommandLineKit
import Foundation
import ScenarioDriver

/// Everything in which architectures failed a scenario or are not as the others: each difference once, a random walk that
/// shows one, and in the end which architecture it was in which scenarios.
struct BehaviourDifference: Error, CustomStringConvertible {
  /// How many differences are shown; of further ones the end of the text names the scenarios.
  private static let limit = 5

  /// Architectures whose transcripts of a scenario are the same.
  private struct Agreement {
    var names: [String]
    let transcript: Transcript
    /// Whether the scenario holds, or no longer does where it is declared as changed.
    let isAsDeclared: Bool

    var listed: String { names.listed }
  }

  private enum Breach: Equatable {
    case fails, holdsStill
    case differs(from: String)
    case differ
  }

  /// What is wrong with the same architectures, in one scenario or more.
  private struct SummaryItem {
    let names: [String]
    let breach: Breach
    var scenarios: [String] = []

    var text: String {
      let (isOne, count) = (names.count == 1, scenarios.count)
      let words =
        switch breach {
        case .fails: "\(isOne ? "fails" : "fail") \(count)"
        case .holdsStill: "\(isOne ? "passes" : "pass") \(count) declared as changed"
        case .differs(let others): "\(isOne ? "differs" : "differ") from \(others) in \(count)"
        case .differ: "differ in \(count)"
        }
      return (["\(names.listed) \(words):"] + scenarios.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  /// The difference that random walks found, if they were tried and found one.
  var walk: WalkDifference?
  private var scenarioCount = 0
  /// By the lines that differ, and in whom.
  private var differences: Set<[String]> = []
  private var shown: [String] = []
  private var summaryItems: [SummaryItem] = []

  var isEmpty: Bool { summaryItems.isEmpty }

  var description: String {
    let hidden = differences.count - shown.count
    let more = hidden == 0 ? [] : ["Differences that are not shown: \(hidden)."]
    let walks = walk.map { [$0.description.trimmingCharacters(in: .newlines)] } ?? []
    let summary = ["Of \(NumberText.count(scenarioCount, "scenario")):"] + summaryItems.map(\.text)
    return (shown + more + walks + [summary.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  /// Notes what is wrong with one scenario's transcripts.
  ///
  /// - Parameters:
  ///   - isChanged: whether the scenario is declared as one that does not hold any more.
  ///   - proven: the name of an architecture that is known to behave as it should.
  mutating func inspect(
    _ transcripts: [(name: String, transcript: Transcript)], isChanged: Bool, proven: String?
  ) {
    scenarioCount += 1
    let groups = Self.groups(of: transcripts, isChanged: isChanged)
    for group in groups where !group.isAsDeclared {
      let reason = group.transcript.failureMessage.map { ": \($0)" } ?? ""
      note(group.names, isChanged ? .holdsStill : .fails, in: group.transcript, because: reason)
    }
    guard groups.count > 1 else { return }
    var candidates = groups.filter(\.isAsDeclared)
    if candidates.isEmpty { candidates = groups }
    let standard = Self.standard(among: candidates, proven: proven)
    let base = standard ?? candidates[0]
    for group in groups where group.names != base.names {
      show(base, group, isStandard: standard != nil)
      if standard != nil, group.isAsDeclared == base.isAsDeclared {
        note(group.names, .differs(from: base.listed), in: group.transcript)
      }
    }
    if standard == nil { note(candidates.flatMap(\.names), .differ, in: base.transcript) }
  }

  // MARK: Private

  private static func groups(
    of transcripts: [(name: String, transcript: Transcript)], isChanged: Bool
  ) -> [Agreement] {
    var groups: [Agreement] = []
    for (name, transcript) in transcripts {
      if let place = groups.firstIndex(where: { $0.transcript == transcript }) {
        groups[place].names.append(name)
      } else {
        let fails = transcript.failureMessage != nil
        groups.append(Agreement(names: [name], transcript: transcript, isAsDeclared: fails == isChanged))
      }
    }
    return groups
  }

  /// Those that the others are held against: the one that is proven, or the majority; nil if there is none.
  private static func standard(among candidates: [Agreement], proven: String?) -> Agreement? {
    if let proven, let group = candidates.first(where: { $0.names.contains(proven) }) { return group }
    let count = candidates.reduce(0) { $0 + $1.names.count }
    return candidates.first { $0.names.count * 2 > count }
  }

  private mutating func note(
    _ names: [String], _ breach: Breach, in transcript: Transcript, because reason: String = ""
  ) {
    let line = "\"\(VisibleText.abbreviated(transcript.scenario))\"\(reason)"
    if let place = summaryItems.firstIndex(where: { $0.names == names && $0.breach == breach }) {
      summaryItems[place].scenarios.append(line)
    } else {
      summaryItems.append(SummaryItem(names: names, breach: breach, scenarios: [line]))
    }
  }

  /// Shows where two transcripts part, unless the same lines were shown before: what follows comes of it mostly.
  private mutating func show(_ base: Agreement, _ other: Agreement, isStandard: Bool) {
    let entries = zip(base.transcript.entries, other.transcript.entries)
    // Screens are compared by meaning: two that differ must not pass because they print alike.
    let end = 1 + entries.prefix { $0 == $1 }.count
    let diff = TranscriptDiff(base.transcript.lines(of: end), other.transcript.lines(of: end))
    guard differences.insert([base.listed, other.listed] + diff.changes).inserted, shown.count < Self.limit
    else { return }
    let differ = other.names.count == 1 ? "differs" : "differ"
    let heading =
      isStandard
      ? "\(other.listed) \(differ) from \(base.listed)" : "\(base.listed) and \(other.listed) differ"
    shown.append(
      """
      \(heading) in the scenario "\(VisibleText.abbreviated(base.transcript.scenario))"
      - \(base.listed)
      + \(other.listed)
      \(diff.isEmpty ? "the screens print alike, but do not mean the same" : diff.description)
      """)
  }
}

extension Transcript {
  /// Its heading and its first entries.
  fileprivate func lines(of count: Int) -> [String] {
    [Self.heading(of: scenario)] + entries.prefix(count).flatMap(\.lines)
  }
}

extension [String] {
  /// What a sentence calls them together.
  var listed: String { formatted(.list(type: .and).locale(Locale(identifier: "en"))) }
}
