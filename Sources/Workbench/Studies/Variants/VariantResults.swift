import Measurement

/// Every implementation of MVC, MVVM and VIPER: the leading one of each, and its variants.
struct VariantResults: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 1
  /// The file of the stored run, from the root of the package.
  static let path = "Reports/variants.json"
  /// The folder of the variants, from the root of the package.
  static let folder = "Benchmarks/Variants"
  /// The patterns, starting with the baseline's.
  static let patterns = ["MVC", "MVVM", "VIPER"]

  /// The counts and times of each implementation. Lower is better.
  enum Measure: String, Codable, CaseIterable, CodingKeyRepresentable, Sendable {
    case codeLines, files, types, protocols, largestType, tapFunctions, tapTypes
    case sceneBytes, launchedBytes
    case addInstructions, addAllocations, launchInstructions, launchAllocations
    case scrollInstructions, scrollAllocations
    case addTime, launchTime, scrollTime
  }

  /// The lines added to and removed from the sources that an implementation was made from.
  struct MovedLines: Codable, Equatable, Sendable {
    /// The name of the implementation that it was made from.
    let base: String
    let added: Int
    let removed: Int
  }

  /// One implementation.
  struct Implementation: Codable, Equatable, Sendable {
    /// The name of its folder.
    let name: String
    let title: String
    /// From the root of the package.
    let folder: String
    let pattern: String
    /// The second pattern, if it lies between two; otherwise nil.
    var towards: String?
    /// Who describes it, as Markdown; nil for a leading implementation.
    var origin: String?
    var moved: MovedLines?
    /// The built-in scenarios that do not hold by design.
    var changedScenarios: [ChangeResults.ChangedScenario] = []
    /// Why it does not behave as it should, in one line; nil if it does.
    var failure: String?
    /// A time is the ratio to the leading MVC implementation. Measures that were not taken are missing.
    var values: [Measure: Double]
    /// The 99 % intervals of the times.
    var intervals: [Measure: ClosedRange<Double>] = [:]
    /// Its sources and its taps; nil if it does not behave like the others.
    var system: SystemResults.System?

    var isLeading: Bool { origin == nil }

    /// Whether it represents its pattern: it is no mixture of two, and it behaves like the others.
    var standsForPattern: Bool { towards == nil && behavesAlike }

    var behavesAlike: Bool { changedScenarios.isEmpty && failure == nil }
  }

  var schemaVersion = Self.currentSchemaVersion
  /// The fingerprint of the measured sources.
  let sources: String
  /// The number of scenarios that passed, and of random walks on which all implementations behaved as specified.
  let scenarios: Int
  let walks: Int
  let environment: EnvironmentResults
  /// Why the times can't be relied on, in a sentence; nil if the control found nothing.
  let unreliability: String?
  /// The leading ones, then the variants by pattern.
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

  /// The workload that is timed; nil for a count.
  var timedWorkload: String? {
    switch self {
    case .addTime: WorkloadID.add
    case .launchTime: WorkloadID.launch
    case .scrollTime: WorkloadID.scroll
    default: nil
    }
  }

  /// The measure that times this workload; nil if there is none.
  static func time(of workload: String) -> Self? { allCases.first { $0.timedWorkload == workload } }

  var isTime: Bool { timedWorkload != nil }

  /// What is counted while the app runs, and with how many contacts; nil for counts of sources and taps, and for times.
  var counted: (workload: String, metric: CountResults.Metric, size: Int)? {
    switch self {
    case .sceneBytes: (WorkloadID.memoryScene, .liveBytes, 1_000)
    // With few contacts, so that they don't hide the memory of the app itself.
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
