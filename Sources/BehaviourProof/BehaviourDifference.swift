import CommandLineKit
import Foundation
import ScenarioDriver

/// All failed scenarios, and all differences between architectures: each difference once, a random walk that shows one,
/// and at the end a summary of which architectures differ in which scenarios.
package struct BehaviourDifference: Error, CustomStringConvertible {
  /// The maximum number of differences shown; the summary at the end names the scenarios of the others.
  private static let limit = 5

  /// Architectures whose transcripts of a scenario are the same.
  private struct Agreement {
    var names: [String]
    let transcript: Transcript
    /// Whether the scenario passes, or fails if it is declared as changed.
    let isAsDeclared: Bool

    var listed: String { names.listed }
  }

  /// The difference that random walks found, if they were tried and found one.
  var walk: WalkDifference?
  private var scenarioCount = 0
  /// The lines of each difference, after the names of the architectures that differ.
  private var differences: Set<[String]> = []
  private var shown: [String] = []
  /// The scenarios of each kind of breach by the same architectures, which the title names.
  private var breaches: [(title: String, scenarios: [String])] = []

  var isEmpty: Bool { breaches.isEmpty }

  package var description: String {
    let hidden = differences.count - shown.count
    let more = hidden == 0 ? [] : ["Differences that are not shown: \(hidden)."]
    let walks = walk.map { [$0.description.trimmingCharacters(in: .newlines)] } ?? []
    let summary =
      ["Of \(NumberText.count(scenarioCount, "scenario")):"]
      + breaches.flatMap { ["\($0.title): \($0.scenarios.count)"] + $0.scenarios.map { "  \($0)" } }
    return (shown + more + walks + [summary.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  /// Records the breaches in one scenario's transcripts.
  ///
  /// - Parameters:
  ///   - isChanged: whether the scenario is declared as changed, so that it must fail.
  ///   - proven: the name of an architecture that is known to behave as it should.
  mutating func inspect(
    _ transcripts: [(name: String, transcript: Transcript)], isChanged: Bool, proven: String?
  ) {
    scenarioCount += 1
    let groups = Self.groups(of: transcripts, isChanged: isChanged)
    for group in groups where !group.isAsDeclared {
      let reason = group.transcript.failureMessage.map { ": \($0)" } ?? ""
      let breach = isChanged ? "passed what is declared as changed" : "failed"
      note("\(group.listed) \(breach)", in: group.transcript, because: reason)
    }
    guard groups.count > 1 else { return }
    var candidates = groups.filter(\.isAsDeclared)
    if candidates.isEmpty { candidates = groups }
    let standard = Self.standard(among: candidates, proven: proven)
    let base = standard ?? candidates[0]
    for group in groups where group.names != base.names {
      show(base, group, isStandard: standard != nil)
      if standard != nil, group.isAsDeclared == base.isAsDeclared {
        note("\(group.listed) went another way than \(base.listed)", in: group.transcript)
      }
    }
    if standard == nil {
      note("\(candidates.flatMap(\.names).listed) went different ways", in: base.transcript)
    }
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

  /// The group to compare the others with: that of the proven architecture, or the majority; nil if there is none.
  private static func standard(among candidates: [Agreement], proven: String?) -> Agreement? {
    if let proven, let group = candidates.first(where: { $0.names.contains(proven) }) { return group }
    let count = candidates.reduce(0) { $0 + $1.names.count }
    return candidates.first { $0.names.count * 2 > count }
  }

  private mutating func note(_ title: String, in transcript: Transcript, because reason: String = "") {
    let line = "\"\(VisibleText.abbreviated(transcript.scenario))\"\(reason)"
    if let place = breaches.firstIndex(where: { $0.title == title }) {
      breaches[place].scenarios.append(line)
    } else {
      breaches.append((title, [line]))
    }
  }

  /// Shows the first difference, from which later ones mostly follow, unless the same lines were shown before.
  private mutating func show(_ base: Agreement, _ other: Agreement, isStandard: Bool) {
    let entries = zip(base.transcript.entries, other.transcript.entries)
    // Screens are compared by meaning: two screens that differ must not pass because they print alike.
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
  /// The lines of its heading and its first entries.
  fileprivate func lines(of count: Int) -> [String] {
    [Self.heading(of: scenario)] + entries.prefix(count).flatMap(\.lines)
  }
}

extension [String] {
  /// The names joined into an English list for a sentence.
  var listed: String { formatted(.list(type: .and).locale(Locale(identifier: "en"))) }
}
