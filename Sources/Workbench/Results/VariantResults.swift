import Measurement

/// Every implementation of MVC, MVVM and VIPER: the one that leads, and those that are built another way.
struct VariantResults: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 1
  /// The run that comes with the package, from its root.
  static let path = "Reports/variants.json"
  /// The folder of the variants, from the root of the package.
  static let folder = "Benchmarks/Variants"
  /// The patterns, that of the baseline first.
  static let patterns = ["MVC", "MVVM", "VIPER"]

  /// What is counted or timed of each. Less of it is better.
  enum Measure: String, Codable, CaseIterable, CodingKeyRepresentable, Sendable {
    case codeLines, files, types, protocols, largestType, tapFunctions, tapTypes
    case sceneBytes, launchedBytes
    case addInstructions, addAllocations, launchInstructions, launchAllocations
    case scrollInstructions, scrollAllocations
    case addTime, launchTime, scrollTime
  }

  /// What became of the lines of the sources that an implementation was made from.
  struct MovedLines: Codable, Equatable, Sendable {
    /// The name of the implementation that it was made from.
    let base: String
    let added: Int
    let removed: Int
  }

  /// One implementation.
  struct Implementation: Codable, Equatable, Sendable {
    /// That of its folder.
    let name: String
    let title: String
    /// From the root of the package.
    let folder: String
    let pattern: String
    /// The pattern that it leads to, where it lies between two; nil elsewhere.
    var towards: String?
    /// Who describes it, as Markdown; nil for one that leads.
    var origin: String?
    var moved: MovedLines?
    /// The built-in scenarios that do not hold, on purpose.
    var changedScenarios: [ChangeResults.ChangedScenario] = []
    /// Why it does not do what it should, in a line; nil where it does.
    var failure: String?
    /// A time is the ratio to the implementation that leads with MVC. What was not measured is left out.
    var values: [Measure: Double]
    /// The 99 % intervals of the times.
    var intervals: [Measure: ClosedRange<Double>] = [:]
    /// Its sources and its taps; nil of one that does not behave as the others do.
    var system: SystemResults.System?

    var isLeading: Bool { origin == nil }

    /// Whether it stands for its pattern: it is no mixture, and a person sees the same in it.
    var standsForPattern: Bool { towards == nil && behavesAlike }

    var behavesAlike: Bool { changedScenarios.isEmpty && failure == nil }
  }

  var schemaVersion = Self.currentSchemaVersion
  /// Tells the sources that were measured from others.
  let sources: String
  /// How many scenarios passed, and on how many random walks all were as specified.
  let scenarios: Int
  let walks: Int
  let environment: EnvironmentResults
  /// Why the times can't be relied on, in a sentence; nil if the control found nothing.
  let unreliability: String?
  /// Those that lead, then the others by their patterns.
  let implementations: [Implementation]
}

extension VariantResults: SchemaVersioned {}

extension VariantResults.Measure {
  var title: String {
    switch self {
    case .codeLines: "Code lines"
    case .files: "Files"
    case .types: "Types"
    case .protocols: "Protocols"
    case .largestType: "Code lines of the largest type"
    case .tapFunctions: "Functions one tap passes"
    case .tapTypes: "Types one tap passes"
    case .sceneBytes: "Bytes that an open Add screen holds"
    case .launchedBytes: "Bytes that the launched app holds, with 10 contacts"
    case .addTime, .launchTime, .scrollTime: "\((timedWorkload ?? "").capitalizedFirst): time"
    default: counted.map { "\($0.workload.capitalizedFirst): \($0.metric.noun)" } ?? ""
    }
  }

  /// The workload whose time it is; nil for a count.
  var timedWorkload: String? {
    switch self {
    case .addTime: WorkloadID.add
    case .launchTime: WorkloadID.launch
    case .scrollTime: WorkloadID.scroll
    default: nil
    }
  }

  /// The time of this workload; nil where no time of it is taken.
  static func time(of workload: String) -> Self? { allCases.first { $0.timedWorkload == workload } }

  var isTime: Bool { timedWorkload != nil }

  /// What is counted while the app runs, with how many contacts; nil for what the sources or a tap tell, and for times.
  var counted: (workload: String, metric: CountResults.Metric, size: Int)? {
    switch self {
    case .sceneBytes: (WorkloadID.memoryScene, .liveBytes, 1_000)
    // With few contacts, so that what is there from the launch on shows.
    case .launchedBytes: (WorkloadID.memoryLaunch, .liveBytes, 10)
    case .addInstructions: (WorkloadID.add, .instructions, 1_000)
    case .addAllocations: (WorkloadID.add, .allocations, 1_000)
    case .launchInstructions: (WorkloadID.launch, .instructions, 1_000)
    case .launchAllocations: (WorkloadID.launch, .allocations, 1_000)
    case .scrollInstructions: (WorkloadID.scroll, .instructions, 1_000)
    case .scrollAllocations: (WorkloadID.scroll, .allocations, 1_000)
    default: nil
    }
  }
}
