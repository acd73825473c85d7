import Measurement

/// Puts another survey of the catalog into the results of a run, and keeps what the run counted and timed of every
/// architecture whose sources are those that it counted and timed.
struct SystemRenewal {
  let systems: SystemResults

  /// Returns what is dropped or still missing, a line for each architecture.
  func renew(_ results: inout ComparisonResults) -> [String] {
    let before = results.systems?.value?.systems ?? []
    let dropped = before.filter { old in
      !results.architectures.contains(old.name)
        && systems.systems.first { $0.name == old.name }?.sources != old.sources
    }.map(\.name)
    results.systems = .measured(systems)
    results.counts = results.counts.without(dropped)
    results.cost.run = results.cost.run.without(dropped)
    let known = before.map(\.name)
    return dropped.map { name in
      systems.systems.contains { $0.name == name }
        ? "\(name): its sources are others now; what was counted and timed of it is dropped"
        : "\(name): it is no longer there; all that was stored of it is dropped"
    }
      + systems.systems.filter { !known.contains($0.name) }.map {
        "\($0.name): it is new; the next swift run compare counts and times it"
      }
  }
}

extension Measured<CountResults> {
  fileprivate func without(_ arms: [String]) -> Measured {
    guard !arms.isEmpty, case .measured(let counts) = self else { return self }
    return .measured(
      CountResults(workloads: counts.workloads, counts: counts.counts.filter { !arms.contains($0.arm) }))
  }
}
