import Measurement

@testable import Workbench

/// Two variants, small enough to be checked by hand.
struct VariantSample {
  /// After each step, or after each but the last.
  var violations: [String] = []
  var isLastSound = false
  var counts: Measured<[VariantResults.Count]>?
  var changedScenarios = [
    ChangeResults.ChangedScenario(name: "The second visit to Add starts empty", reason: "it is | the first")
  ]
  /// The scenarios that no longer hold on the ladder.
  var ladderScenarios: [ChangeResults.ChangedScenario] = []
  var architecture = "MVVM"
  var stepIDs = ["1-first", "2-second"]
  var folders = [VariantResults.ladder, VariantResults.launchGraph]
  var baseLines = 100

  /// Held once launched, and the instructions and the allocations of a launch; before and after.
  static func counts(
    _ bytes: (Double, Double), _ instructions: (Double, Double)?, allocations: (Double, Double) = (20, 30)
  ) -> [VariantResults.Count] {
    let none = Measured<Double>.notMeasured(reason: "no valgrind")
    return [
      .init(
        workload: WorkloadID.memoryLaunch, size: 10, metric: .liveBytes, before: .measured(bytes.0),
        after: .measured(bytes.1)),
      .init(
        workload: WorkloadID.launch, size: 10, metric: .instructions,
        before: instructions.map { .measured($0.0) } ?? none,
        after: instructions.map { .measured($0.1) } ?? none),
      .init(
        workload: WorkloadID.launch, size: 10, metric: .allocations, before: .measured(allocations.0),
        after: .measured(allocations.1)),
    ]
  }

  var results: VariantResults {
    VariantResults(
      variants: folders.enumerated().map { index, folder in
        let isLadder = index == 0
        return VariantResults.VariantCounts(
          folder: folder, title: isLadder ? "Step by step" : "All at launch",
          architecture: isLadder ? architecture : "VIPER", target: isLadder ? "VIPER" : nil,
          base: lines(baseLines),
          steps: isLadder ? stepIDs.enumerated().map { step($1, 110 + 10 * $0) } : [step("VIPER", 90)],
          changedScenarios: isLadder ? ladderScenarios : changedScenarios, counts: isLadder ? nil : counts)
      })
  }

  private func lines(_ count: Int) -> SourceCounts {
    var counts = SourceCounts()
    (counts.codeLines, counts.files, counts.classes, counts.protocols) = (count, 3, 4, 1)
    return counts
  }

  private func step(_ id: String, _ count: Int) -> VariantResults.StepCounts {
    var sources = ChangeResults.Sources()
    sources.lines = .init(added: 12, removed: 2, addedToExistingFiles: 1)
    var tests = ChangeResults.Tests()
    tests.tests = .init(added: 1, changed: 2, removed: 3)
    return .init(
      id: id, title: "the step \(id)", change: .init(sources: sources, tests: tests), counts: lines(count),
      roles: ["View", "Presenter"], violations: isLastSound && id == stepIDs.last ? [] : violations)
  }
}
