import Measurement

/// One architecture among all of the catalog, before it is put into words.
struct SystemFindings {
  let system: SystemResults.System
  let graph: CouplingGraph
  let roleMap: RoleMap
  /// Nil where the tap was not followed.
  let done: TapPath?
  /// Nil where the tap was not followed.
  let cancel: TapPath?

  init(_ system: SystemResults.System) {
    self.system = system
    graph = CouplingGraph(system.coupling)
    roleMap = RoleMap(system)
    done = Self.path(system.done, system)
    cancel = Self.path(system.cancel, system)
  }

  private static func path(_ way: Measured<[TapResults.Stack]>, _ system: SystemResults.System) -> TapPath? {
    way.value.map {
      TapPath(TapResults.Trace(architecture: system.name, stacks: $0), types: system.coupling.types)
    }
  }

  var name: String { system.name }
  var title: String { MarkdownText.plain(system.name) }

  // MARK: Coupling

  /// The types that have code of their own to name others with.
  var coded: [CouplingResults.TypeCoupling] { graph.types.filter { $0.kind != .protocol } }

  /// The types of the architecture that one of its types names on average, protocols as naming ones left out.
  var meanFanOut: Double { mean(coded.map(\.own.count)) }

  /// Those of ``meanFanOut`` that are no protocols.
  var meanConcreteFanOut: Double {
    let protocols = Set(graph.protocols.map(\.name))
    return mean(coded.map { $0.own.count { !protocols.contains($0) } })
  }

  /// The types of the domain that one names on average.
  var meanDomain: Double { mean(coded.map(\.domain.count)) }

  /// The types of the toolkit that one names on average.
  var meanToolkit: Double { mean(coded.map(\.toolkit.count)) }

  /// The type that the most others name, and how many do.
  var mostNamed: (name: String, count: Int)? {
    graph.types.map { ($0.name, graph.fanIn(of: $0)) }.max { $0.1 < $1.1 }
  }

  /// The protocols to which one type conforms and no other one.
  var protocolsOfOne: Int { graph.protocols.count { graph.conformers(to: $0.name).count == 1 } }

  /// How many protocols of the architecture a type conforms to on average that conforms to any; 0 if none does.
  var protocolsPerConformer: Double {
    mean(coded.map { graph.conformances(of: $0).count }.filter { $0 > 0 })
  }

  // MARK: Cohesion

  /// The types in which several methods reach what is stored.
  var stateful: [(type: CouplingResults.TypeCoupling, cohesion: CouplingResults.Cohesion)] {
    coded.compactMap { type in
      guard let cohesion = type.cohesion, cohesion.methods - cohesion.methodsWithoutState > 1 else {
        return nil
      }
      return (type, cohesion)
    }
  }

  /// Over ``stateful``; nil where there is none.
  var meanParts: Double? { stateful.isEmpty ? nil : mean(stateful.map(\.cohesion.parts)) }

  /// Those of ``stateful`` that hang together.
  var wholeTypes: Int { stateful.count { $0.cohesion.parts == 1 } }

  // MARK: Lifetimes

  /// What stayed behind after the visits to the Add screen and after the end of the app.
  var leftBehind: Int {
    (system.lifetimes.addContact + system.lifetimes.app).reduce(0) { $0 + $1.alive }
  }

  private func mean(_ counts: [Int]) -> Double {
    counts.isEmpty ? 0 : Double(counts.reduce(0, +)) / Double(counts.count)
  }
}
