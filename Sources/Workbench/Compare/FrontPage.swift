import CommandLineKit
import Measurement
import SourceReading

/// The page to begin with: the numbers, what they leave out, how sure they are, and where to read on.
extension Findings {
  func writeFront(_ measures: MeasureTable, to page: inout MarkdownPage) throws {
    guard hasProse else { return writeNumbers(to: &page) }
    let (cost, control) = (results.cost, cost.control)
    let doubtful = control.imprecise.count + control.failed.count
    let table = FrontTable(findings: self)
    func count(_ key: String) -> Int? {
      measures.measures[key]?.values[KeyedMeasure.project].map { Int($0) }
    }
    var holes = Conclusion(findings: self).holes
    holes.merge([
      "alike": table.alike, "title": table.title,
      "run": cost.isQuick ? "Quick" : "Full",
      "processes": "\(NumberText.count(cost.launches)) process\(cost.launches == 1 ? "" : "es")",
      "rounds": cost.rounds,
      "unreliable": control.reason,
      "doubtful": doubtful == 0 ? "" : " but for \(NumberText.count(doubtful, "control"))",
      "controls": control.isReliable ? control.cells.count : nil, "bias": NumberText.bound(ControlCheck.bias),
      "passed": control.cells.count { $0.check == .passed },
      "doubts": doubtful == 0 || !control.isReliable ? nil : doubtful,
      "doubtfulSize": (control.imprecise + control.failed).map(\.size).min().map(SizeText.contacts),
      "claims": count("claims.count"), "claimsHold": count("claims.holds"),
      "claimsPartly": count("claims.partly"),
      "further": results.further.map(MarkdownText.plain),
    ]) { first, _ in first }
    holes.merge(life?.holes(over: first) ?? [:]) { first, _ in first }
    page.write(
      "Front.md", holes,
      parts: [
        "answer": { $0.write("Conclusion.md", holes) },
        "table": { $0.table(table.table) },
        "picture": { write(table.chart, to: &$0) },
        "MVCRoles": { writeRoles(of: "MVC", to: &$0) }, "MVVMRoles": { writeRoles(of: "MVVM", to: &$0) },
        "VIPERRoles": { writeRoles(of: "VIPER", to: &$0) },
        "terms": { $0.write("Terms.md", terms) },
      ])
  }

  /// Writes the table and the figure of any architectures.
  private func writeNumbers(to page: inout MarkdownPage) {
    let table = FrontTable(findings: self)
    page.write(
      "OtherFront.md",
      [
        "names": WordList.and(architectures.map(MarkdownText.plain)),
        "kind": architectures.count > 1 ? "a comparison" : "a measurement",
        "unreliable": cost.control.reason, "title": table.title,
      ], parts: ["table": { $0.table(table.table) }, "picture": { write(table.chart, to: &$0) }])
  }

  /// Whether the first page explains the architecture in a sentence.
  func isExplained(_ name: String) -> Bool { hasProse && architectures.contains(name) }

  private func writeRoles(of name: String, to page: inout MarkdownPage) {
    system(named: name)?.writeRoles(to: &page)
  }

  /// Writes one short table and one figure.
  func writeAnswer(to page: inout MarkdownPage) {
    let table = FrontTable(findings: self)
    page.table(table.shortTable)
    page.paragraph(
      [Conclusion(findings: self).frameSentence, table.ranges].compactMap(\.self).joined(separator: " "))
    write(table.chart, to: &page)
  }

  private func write(_ chart: RatioChart, to page: inout MarkdownPage) {
    guard architectures.count > 1 else { return }
    page.figure("answer", chart, alternative: "Ratios to \(first) as dots, from \(chart.span).")
  }

  private var terms: Template.Holes {
    let changes = changes.value?.requests.map { "*\(MarkdownText.plain($0.title))*" }
    return [
      "faults": testing.value?.listOfFaults ?? "",
      "rules": testing.value?.testing.domainRules.count,
      "changes": changes.map { WordList.and(Array($0.prefix(2))) },
    ]
  }
}

/// What the first page says about the app that grows.
extension LifeResults {
  /// The values for its sentences.
  func holes(over first: String) -> Template.Holes {
    let sizes = architectures.dropFirst().compactMap { name -> String? in
      let ratios = ratios(of: name, over: first).map { NumberText.hundredths($0.y) }
      guard let start = ratios.first, let last = ratios.last else { return nil }
      return "\(name) has \(last) times \(first)'s code lines (\(start) at first)"
    }
    let types = Set(last.map(\.largestType.name)).sorted().map(MarkdownText.code)
    return [
      "grownReleases": releases.count, "grownSizes": sizes,
      "grownTypes": WordList.and(types) + (types.count == 1 ? " in each" : ""),
    ]
  }
}
