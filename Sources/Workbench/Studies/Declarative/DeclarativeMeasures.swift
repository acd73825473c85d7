import ArchitectureCatalog
import Foundation
import Measurement
import SourceReading

/// The page on the declarative apps: whether a screen gets a view model.
enum DeclarativePage {
  static var page: WrittenPage {
    WrittenPage("declarative.md", isForAnyArchitectures: false) { findings in
      findings.declarative.map { declarative in
        guard let variants = findings.variants?.value else { return [:] }
        return ["variants": { $0.table(VariantTables(results: variants).declarative(declarative.systems)) }]
      }
    }
  }
}

/// What is known of the declarative apps, and of public apps in SwiftUI.
struct DeclarativeFindings {
  private let results: DeclarativeResults
  private let publicApps: ElsewhereResults?
  /// Their unit tests, each of their changes and what was counted, under the keys of all others.
  private let own: [Measure]

  /// Throws no error for results that a survey made.
  init(
    _ results: DeclarativeResults, mutants: StoredMutants = StoredMutants(), publicApps: ElsewhereResults?
  ) throws(StatisticsError) {
    self.results = results
    self.publicApps = publicApps
    let tests = try TestingFindings(results.testing, architectures: results.names, mutants: mutants)
    // All changes together are others than those of the other apps.
    let changes = try ChangeFindings(results.changes, architectures: results.names).measures
      .filter { $0.key.contains("@") }
    own = tests.measures + changes + (results.counts.value?.measures ?? [])
  }

  /// What is stored in the package, if it is of today's sources.
  init?(in root: URL) throws {
    guard let results = try DeclarativeResults.stored(in: root).value else { return nil }
    try self.init(
      results, mutants: StoredMutants(in: root),
      publicApps: ElsewhereFile.committed(ElsewhereResults.declarativeFile))
  }

  fileprivate var systems: [ArchitectureProfiles.System] { results.systems }

  /// The apps, each the first implementation of its pattern.
  var apps: [CountedApp<ArchitectureProfile>] {
    results.systems.map { CountedApp(name: $0.name, pattern: $0.name, counts: ArchitectureProfile($0)) }
  }

  /// These measures, with what the declarative apps have of each, and what is measured of them alone.
  func added(to measures: [Measure]) -> [Measure] {
    measures.map { measure in
      var measure = measure
      let values = own.first { $0.key == measure.key }?.values ?? [:]
      measure.values.merge(values) { first, _ in first }
      return measure
    } + results.sharing + (publicApps?.declarativeMeasures ?? [])
  }

  /// The measures of these apps without any others.
  var table: MeasureTable {
    let sources = apps.compactMap { $0.map(\.system.sources.metrics) }
    let counted = CodeMeasures(apps: sources, shared: []).measures
    let taps = ArchitectureMeasures(apps: apps, taps: apps.compactMap { $0.map(\.done) }).measures
    return MeasureTable(architectures: results.names, added(to: counted + taps + own))
  }
}

extension DeclarativeResults {
  fileprivate var names: [String] { systems.map(\.name) }

  /// What MVVM and VIPER have alike.
  fileprivate var sharing: [Measure] {
    let pair = systems.filter { DeclarativeSurvey.sharing.contains($0.name) }
    let lines = { (system: ArchitectureProfiles.System) in
      system.sources.metrics.files.filter { sharedFiles.contains($0.path) }.counts.codeLines
    }
    var share = Measure(
      key: "declarative.sharedShare", title: "Share of the lines in files that MVVM and VIPER have alike",
      unit: .percent)
    for system in pair {
      share.values[system.name] =
        Double(lines(system)) / Double(max(1, system.sources.metrics.counts.codeLines))
    }
    return [
      Measure("declarative.sharedFiles", "Files that MVVM and VIPER have alike", sharedFiles.count), share,
    ]
  }
}

extension ElsewhereResults {
  /// How much code public SwiftUI apps have in one architecture, compared with another.
  fileprivate var declarativeMeasures: [Measure] {
    ratios("overMV", of: ["MVVM", "TCA"], over: "MV")
      + ratios("overMVVM", of: ["VIPER", "TCA"], over: "MVVM")
      + [
        Measure("elsewhere.swiftUI", "Public SwiftUI apps", apps.count),
        Measure("elsewhere.swiftUI.alike", "… that behave alike", apps.count(where: \.behavesAlike)),
      ]
  }

  private func ratios(_ key: String, of names: [String], over base: String) -> [Measure] {
    var ratio = Measure(
      key: "elsewhere.swiftUI.\(key)", title: "Code in public SwiftUI apps, × \(base)", unit: .ratio)
    var count = Measure(
      key: "elsewhere.swiftUI.\(key).apps", title: "Public SwiftUI apps that have \(base) too")
    for name in names {
      let ratios = apps.builds(in: name, over: base).map { Double($0.ownCodeLines) / Double($1.ownCodeLines) }
      count.values[name] = Double(ratios.count)
      guard !ratios.isEmpty else { continue }
      let sample = OrderedSample(sorted: ratios.sorted())
      ratio.values[name] = sample.median
      ratio.interval[name] = sample.medianInterval
    }
    return [ratio, count]
  }
}
