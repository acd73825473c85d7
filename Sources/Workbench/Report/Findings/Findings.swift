import CommandLineKit
import Measurement

/// Everything that the report says, before it is put into words.
struct Findings {
  let results: ComparisonResults
  /// The architectures' sources in the order of `architectures`.
  let structures: [StructureResults.ArchitectureSources]
  let cost: CostFindings
  let taps: TapFindings
  let changes: Found<ChangeFindings>
  let systems: Found<SystemTables>
  let testing: Found<TestingFindings>
  /// All implementations of each pattern; nil where nobody asked.
  let variants: Measured<VariantResults>?
  /// Public apps beside those here; nil where the results hold none.
  let elsewhere: ElsewhereFindings?
  let processors: ProcessorRuns

  /// - Parameter stored: the runs on all processors of which a summary is kept.
  ///
  /// Throws `CommandFailure`, or an error of the statistics.
  init(
    _ results: ComparisonResults, stored: [RunSummary], variants: Measured<VariantResults>? = nil,
    bootstrap: HierarchicalBootstrap
  ) throws {
    try ResultsCheck(results: results).run()
    self.variants = variants
    processors = try ProcessorRuns(results, stored: stored, bootstrap: bootstrap)
    self.results = results
    structures = results.architectures.compactMap { name in
      results.structure.architectures.first { $0.name == name }
    }
    cost = try CostFindings(results, bootstrap: bootstrap, elsewhere: processors.others)
    taps = TapFindings(results)
    changes = try Found(results.changes, otherwise: "the run did not look at change requests") {
      try ChangeFindings($0, architectures: results.architectures)
    }
    systems = Found(results.systems, otherwise: "the run did not look at the architectures together") {
      SystemTables($0, counts: results.counts.value)
    }
    testing = try Found(
      results.testing, otherwise: "these results were written before unit tests were counted"
    ) {
      try TestingFindings($0, architectures: results.architectures)
    }
    elsewhere = try ElsewhereFindings(results, structures)
  }

  var instructions: InstructionRatios { InstructionRatios(counts: results.counts.value) }

  var architectures: [String] { results.architectures }

  /// The baseline of all ratios.
  var first: String { architectures[0] }

  /// Something in a chart: an architecture has its colour, and all else none.
  func series(_ name: String) -> ChartSeries {
    ChartSeries(name, color: architectures.firstIndex(of: name))
  }

  /// The architecture's sources; nil if it was not compared.
  func structure(of name: String) -> StructureResults.ArchitectureSources? {
    structures.first { $0.name == name }
  }

  /// What is known of an architecture of the catalog; nil where it was not looked at.
  func system(named name: String) -> SystemFindings? {
    systems.value?.systems.first { $0.name == name }
  }

  /// The range that begins with `own`, the ratio found here; nil where no other processor has it.
  ///
  /// Throws an error of the statistics.
  func range(of pair: ArmPair, own: RatioEstimate) throws -> ProcessorRange? {
    guard let described = results.cost.run.workloads.first(where: { $0.id == pair.workload }) else {
      return nil
    }
    let cells = processors.others.compactMap { $0.cell(of: described, at: pair.size) }
    let others = try cells.compactMap { try $0.ratio(of: pair.arm, over: pair.over) }
    return ProcessorRange(own: own, others: others)
  }

  /// The architectures whose sources import Observation.
  var boundByObservation: [String] {
    structures.filter { $0.metrics.files.contains { $0.imports.contains("Observation") } }.map(\.name)
  }
}

/// What was made of something measured, or why there is nothing.
enum Found<Value> {
  case found(Value)
  case missing(reason: String)

  /// - Parameters:
  ///   - otherwise: the reason where the results say nothing at all.
  ///   - make: what is made of what was measured; what it throws is thrown.
  init<Stored>(
    _ measured: Measured<Stored>?, otherwise: String, _ make: (Stored) throws -> Value
  ) rethrows {
    switch measured {
    case .measured(let stored): self = .found(try make(stored))
    case .notMeasured(let reason): self = .missing(reason: reason)
    case nil: self = .missing(reason: otherwise)
    }
  }

  var value: Value? { if case .found(let value) = self { value } else { nil } }
}

extension MarkdownPage {
  /// What `write` makes of what was found, or why there is nothing.
  mutating func write<Value>(_ found: Found<Value>, _ write: (Value, inout MarkdownPage) -> Void) {
    switch found {
    case .missing(let reason): paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
    case .found(let value): write(value, &self)
    }
  }
}

/// A number of each architecture. Less of it is better.
struct Measure {
  /// What is counted, as Markdown.
  let title: String
  /// In the order of the architectures; nil where it was not measured.
  let values: [Double?]

  /// Nil unless it was measured in every architecture.
  var complete: [Double]? {
    let known = values.compactMap(\.self)
    return known.count == values.count ? known : nil
  }
}

/// What is counted of the architectures, for every page that shows it.
struct Measures {
  let findings: Findings

  // MARK: The app as it is

  var codeLines: Measure { structure("Code lines") { $0.counts.codeLines } }
  var files: Measure { structure("Files") { $0.counts.files } }
  var types: Measure { structure("Types") { $0.counts.types } }
  var protocols: Measure { structure("… of these, protocols") { $0.counts.protocols } }
  var largestType: Measure {
    structure("Code lines of the largest type") { $0.largestType?.codeLines ?? 0 }
  }

  var tapFunctions: Measure {
    measure("Functions one tap passes") { name in findings.taps.path(of: name).map { Double($0.functions) } }
  }

  var heldBytes: Measure {
    let held = HeldMemory(findings)
    return measure("Bytes that an open Add screen holds") { held.bytes[$0] }
  }

  // MARK: Unit tests

  var behavioursNeedingScreen: Measure {
    tested("Behaviours that only a test with a screen shows") {
      Double($0.tests.levels.all - $0.tests.levels.noScreen)
    }
  }
  var preparedLines: Measure { tested("Lines that a test prepares (median)") { $0.linesBefore } }
  var testLines: Measure { tested("Code lines of unit tests and their doubles") { Double($0.codeLines) } }

  // MARK: Changes

  var addedLines: Measure { median("Code lines that a change adds", .codeLines) }
  var existingLines: Measure { median("Lines that a change touches in files that existed", .existingLines) }
  var brokenTests: Measure { median("Unit tests that a change edits", .brokenTests) }
  var roles: Measure { median("Roles that a change touches", .roles) }
  /// Those that existed; the second number of the measure.
  var editedFiles: Measure { median("Files that a change edits", .files, number: 1) }

  /// In text alone, where not all that merge were built.
  var conflicts: Measure {
    let merged = changes.flatMap { $0.pairs > 0 ? $0 : nil }
    let all = NumberText.count(merged?.pairs ?? 0)
    let sums = measure("Pairs of changes that do not go together, of \(all)") { name in
      merged?.conflicts(in: name)?.sum.map(Double.init)
    }
    guard sums.complete == nil else { return sums }
    return measure("Pairs of changes in conflict in text, of \(all)") { name in
      merged?.conflicts(in: name).map { Double($0.text) }
    }
  }

  var grownLines: Measure {
    measure("Code lines with several changes made, the grown app") { name in
      changes?.changes.grown?.architectures.first { $0.architecture == name }.map {
        Double($0.grown.codeLines)
      }
    }
  }

  /// What some of the changes take together: lines in files that existed, and tests.
  ///
  /// - Parameter kind: what the changes have in common, in the plural.
  func sums(over ids: [String], _ kind: String) -> [Measure] {
    let requests = changes?.requests.filter { ids.contains($0.id) } ?? []
    let names = WordList.and(requests.map { MarkdownText.code($0.id) })
    let sum = { (name: String, count: (ChangeResults.PatchCounts) -> Int) -> Double? in
      let parts = requests.compactMap { changes?.part(of: $0, in: name) }
      return parts.isEmpty || parts.count < requests.count ? nil : Double(parts.map(count).reduce(0, +))
    }
    return [
      measure("Lines that \(kind) touch in files that existed (\(names))") { name in
        sum(name) { $0.sources.lines.inExistingFiles }
      },
      measure("Unit tests that they edit") { name in sum(name) { $0.tests.broken } },
    ]
  }

  // MARK: Private

  private var changes: ChangeFindings? { findings.changes.value }

  private func structure(_ title: String, _ count: (FolderMetrics) -> Int) -> Measure {
    measure(title) { name in findings.structure(of: name).map { Double(count($0.metrics)) } }
  }

  private func tested(
    _ title: String, _ value: (TestingFindings.TestedArchitecture) -> Double
  ) -> Measure {
    measure(title) { name in findings.testing.value?.architecture(name).map(value) }
  }

  private func median(_ title: String, _ measure: ChangeMeasure, number: Int = 0) -> Measure {
    let count = NumberText.count(changes?.requests.count ?? 0)
    return self.measure("\(title), median of \(count)") { name in
      changes?.summaries(of: measure, in: name).dropFirst(number).first?.median
    }
  }

  private func measure(_ title: String, _ value: (String) -> Double?) -> Measure {
    Measure(title: title, values: findings.architectures.map(value))
  }
}
