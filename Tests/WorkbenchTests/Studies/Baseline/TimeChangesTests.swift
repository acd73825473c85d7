import Testing

@testable import Measurement
@testable import Workbench

@Suite struct TimeChangesTests {
  private let bootstrap = HierarchicalBootstrap(resamples: 200)

  private func changes(_ before: Run, _ now: Run) throws -> BaselineComparison {
    try BaselineComparison(from: before.results(), to: now.results(), bootstrap: bootstrap)
  }

  private func movements(_ changes: BaselineComparison) -> [String: ContenderChange.Movement] {
    let contenders = changes.times?.contenders.filter { $0.cell.size == 10 } ?? []
    return Dictionary(uniqueKeysWithValues: contenders.map { ($0.contender, $0.movement) })
  }

  @Test func `one architecture that takes longer is the one that is slower`() throws {
    let changes = try changes(Run(), Run().slowing("MVVM", by: 1.1))
    #expect(movements(changes) == ["MVC": .ambiguous, "MVVM": .slower, "VIPER": .unchanged])
    #expect(
      changes.times?.cellsToRepeat == [
        CellID(workload: "add", size: 10), CellID(workload: "add", size: 1_000),
      ])
  }

  // MVC is in every ratio of the others: they rise, and no other arm is slower than before.
  @Test func `where the first becomes faster no other becomes slower`() throws {
    let changes = try changes(Run(), Run().slowing("MVC", by: 0.8))
    #expect(movements(changes) == ["MVC": .faster, "MVVM": .ambiguous, "VIPER": .ambiguous])
    #expect(changes.times?.cellsToRepeat == [])
  }

  @Test func `where the first becomes slower it is the one`() throws {
    let changes = try changes(Run(), Run().slowing("MVC", by: 1.2))
    #expect(movements(changes) == ["MVC": .slower, "MVVM": .ambiguous, "VIPER": .ambiguous])
  }

  @Test func `what all of them stand on makes all of them slower`() throws {
    var now = Run()
    for arm in ["MVC", "MVVM", "VIPER", ReferenceArm.toolkit] { now = now.slowing(arm, by: 1.3) }
    let changes = try changes(Run(), now)
    #expect(movements(changes) == ["MVC": .slower, "MVVM": .slower, "VIPER": .slower])
    #expect(changes.times?.cellsToRepeat.count == 2, "each cell is measured again once")
  }

  @Test func `a baseline that becomes faster makes no other arm slower`() throws {
    let changes = try changes(Run(), Run().slowing(ReferenceArm.domain, by: 0.5))
    #expect(movements(changes) == ["MVC": .ambiguous, "MVVM": .ambiguous, "VIPER": .ambiguous])
  }

  @Test func `a machine that is slower all in all changes nothing`() throws {
    var now = Run()
    for (name, _) in now.arms { now = now.slowing(name, by: 2) }
    #expect(movements(try changes(Run(), now)).values.allSatisfy { $0 == .unchanged })
  }

  @Test(arguments: [(1.04, ContenderChange.Movement.unchanged), (1.06, .slower)])
  func `less than five per cent is nothing`(factor: Double, movement: ContenderChange.Movement) throws {
    #expect(movements(try changes(Run(), Run().slowing("VIPER", by: factor)))["VIPER"] == movement)
  }

  @Test(arguments: [1.2, 1 / 1.2])
  func `intervals that overlap prove nothing`(factor: Double) throws {
    var before = Run()
    before.unsteady = "MVVM"
    let changes = try changes(before, before.slowing("MVVM", by: factor))
    #expect(movements(changes)["MVVM"] == .unchanged)
  }

  /// Each is another processor, or one of which too little is known.
  private static let others: [Processor] = {
    let unknown = Measured<String>.notMeasured(reason: "not recorded")
    return [
      Run.processor(model: .measured("2")), Run.processor(model: unknown), Run.processor(vendor: "Other"),
      Run.processor(family: "7"), Run.processor(stepping: unknown),
      Run.processor(caches: .measured([Processor.Cache(level: 3, kind: "unified", bytes: 1 << 20)])),
    ]
  }()

  @Test(arguments: others)
  func `times on another processor are shown and never judged`(processor: Processor) throws {
    let before = Run().counting(.of(.allocations, 1))
    var now = before.slowing("MVVM", by: 1.5).slowing("VIPER", by: 0.5)
    now.processor = processor
    var changes = try changes(before, now)
    #expect(changes.failures == 0)
    #expect(changes.times?.cellsToRepeat == [])
    #expect(changes.times?.moved.map(\.contender) == ["MVVM", "VIPER", "MVVM", "VIPER"])
    let page = changes.page
    #expect(page.contains("**No count changed.**"))
    #expect(
      page.contains(
        "Times were taken on another processor and are shown, not judged: before A processor (Maker,"))
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## Other times on another processor, not judged"])
    // Not even where they moved again.
    try changes.confirm(by: now.samples())
    #expect(changes.failures == 0)
  }

  @Test(arguments: [(1.09, true), (1 / 1.09, true), (1.11, false), (1 / 1.11, false)])
  func `a processor with another clock is another one`(factor: Double, isSame: Bool) throws {
    let changes = try changes(Run(), Run().slowing(ReferenceArm.calibration, by: factor))
    #expect((changes.processors == nil) == isSame)
  }

  @Test func `a processor whose clock is not known is another one`() throws {
    var run = Run()
    run.arms.removeAll { $0.name == ReferenceArm.calibration }
    #expect(try changes(run, run).processors != nil)
  }

  @Test func `a system that tells of no caches and no stepping is the same as itself`() throws {
    var told = Run()
    told.processor = Run.processor(
      stepping: .notMeasured(reason: "never told"), caches: .notMeasured(reason: "never told"))
    #expect(try changes(told, told).processors == nil)
    #expect(try changes(Run(), told).processors != nil)
  }

  @Test func `who is compared in the architectures' place is judged alike`() throws {
    var before = Run()
    before.arms = [("SortedList", 1), ("pbds", 2), (ReferenceArm.calibration, 3)]
    let changes = try changes(before, before.slowing("SortedList", by: 1.5))
    #expect(movements(changes) == ["SortedList": .slower, "pbds": .ambiguous])
  }

  @Test func `runs without a common cell have no times to compare`() throws {
    var now = Run()
    now.cells = ["launch": [10]]
    #expect(try changes(Run(), now).times?.contenders.isEmpty == true)
    #expect(try changes(Run(), now).nothingInCommon == "the baseline has no number that this run has too")
  }
}
