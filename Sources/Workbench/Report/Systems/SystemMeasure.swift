import Measurement

/// One number of each architecture, as a row of the table of all.
struct SystemMeasure: Sendable {
  let title: String
  /// Nil where it was not measured.
  let value: @Sendable (SystemFindings) -> Double?

  private init(_ title: String, _ value: @escaping @Sendable (SystemFindings) -> Double?) {
    self.title = title
    self.value = value
  }

  private init(count title: String, _ count: @escaping @Sendable (SystemFindings) -> Int?) {
    self.init(title) { count($0).map(Double.init) }
  }

  /// What the sources are.
  static let structure = [
    SystemMeasure(count: "Code lines") { $0.system.sources.metrics.counts.codeLines },
    SystemMeasure(count: "Files") { $0.system.sources.metrics.counts.files },
    SystemMeasure(count: "Types") { $0.system.sources.metrics.counts.types },
    SystemMeasure(count: "… of these, protocols") { $0.system.sources.metrics.counts.protocols },
    SystemMeasure(count: "Functions with a body") { $0.system.sources.metrics.functionsWithBody },
    SystemMeasure(count: "Requirements of protocols") { $0.system.sources.metrics.requirements },
  ]

  /// What a tap passes.
  static let taps = [
    SystemMeasure(count: "Functions that Done passes") { $0.done?.functions },
    SystemMeasure(count: "Functions that Cancel passes") { $0.cancel?.functions },
    SystemMeasure(count: "Types that Cancel passes") { $0.cancel?.types.count },
  ]

  /// Which type names which.
  static let coupling = [
    SystemMeasure("Own types that a type names, on average") { $0.meanFanOut },
    SystemMeasure("Of these, those that are no protocols") { $0.meanConcreteFanOut },
    SystemMeasure("Domain types that a type names, on average") { $0.meanDomain },
    SystemMeasure("Toolkit types that a type names, on average") { $0.meanToolkit },
    SystemMeasure(count: "Cycles of types that name each other") { $0.graph.cycles.count },
    SystemMeasure(count: "Protocols to which one type conforms") { $0.protocolsOfOne },
    SystemMeasure("Own protocols of a type that conforms to any, on average") { $0.protocolsPerConformer },
  ]

  /// How methods share what is stored.
  static let cohesion = [
    SystemMeasure("Parts into which a type with state falls, on average (LCOM4)") { $0.meanParts }
  ]

  /// What is asked of the machine, from the counts of a run.
  static func runs(_ counts: CountResults) -> [SystemMeasure] {
    let metrics: [(CountResults.Metric, [String])] = [
      (.allocations, WorkloadID.main), (.bytesAllocated, WorkloadID.main),
      (.instructions, WorkloadID.main), (.liveBytes, [WorkloadID.memoryScene]),
    ]
    return metrics.flatMap { metric, workloads in
      workloads.map { workload in
        SystemMeasure("\(MarkdownText.code(workload)): \(metric.noun)") {
          counts.count(of: metric, workload: workload, size: SystemResults.size, arm: $0.name)?
            .repeating.value
        }
      }
    }
  }

  func text(_ system: SystemFindings) -> String {
    value(system).map(Self.number) ?? "not measured"
  }

  /// Who of those that were measured has the least and who the most, with how many times as much; empty where there is
  /// nothing to compare.
  func verdict(_ systems: [SystemFindings]) -> String {
    let values = systems.compactMap { system in value(system).map { (name: system.title, value: $0) } }
    guard values.count > 1, let least = values.map(\.value).min(),
      let most = values.map(\.value).max()
    else { return "" }
    guard least < most else { return "the same" }
    func names(_ value: Double) -> String { WordList.and(values.filter { $0.value == value }.map(\.name)) }
    let factor = least > 0 ? ", \(NumberText.significant(most / least)) times that" : ""
    return "least \(names(least)); most \(names(most))\(factor)"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded()
      ? NumberText.decimal(value, places: 0)
      : NumberText.decimal(value, places: value < 100 ? 1 : 0)
  }
}
