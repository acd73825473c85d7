import Measurement
import Testing

@testable import Workbench

@Suite struct ConfirmationTests {
  private let bootstrap = HierarchicalBootstrap(resamples: 200)

  /// What a run and then its rerun say of MVVM in the first cell.
  private func certainty(_ now: Run, rerun: Run?, before: Run = Run()) throws -> ContenderChange.Certainty? {
    try change(now, rerun: rerun, before: before).times?.slower.first?.certainty
  }

  private func change(_ now: Run, rerun: Run?, before: Run = Run()) throws -> BaselineComparison {
    var changes = try BaselineComparison(from: before.results(), to: now.results(), bootstrap: bootstrap)
    if let rerun { try changes.confirm(by: rerun.samples()) }
    return changes
  }

  private let slow = Run().slowing("MVVM", by: 1.2)

  @Test func `what moved once is no regression yet`() throws {
    let changes = try change(slow, rerun: nil)
    #expect(changes.failures == 0)
    #expect(try certainty(slow, rerun: nil) == .once)
    #expect(
      changes.page.contains(
        "**No regression proven: what became slower in 2 cells was not measured again.**"))
    #expect(changes.page.contains("moved, not confirmed: not measured again"))
  }

  @Test func `what moves again is one`() throws {
    let changes = try change(slow, rerun: Run().slowing("MVVM", by: 1.1))
    #expect(changes.failures == 2)
    let first = try #require(changes.times?.regressions.first)
    #expect(first.cell == CellID(workload: "add", size: 10))
    #expect(
      first.slower.map(\.arm) == ["MVC", ReferenceArm.toolkit, ReferenceArm.domain, ReferenceArm.calibration])
    #expect(changes.page.contains("## Slower, and slower again when measured again"))
  }

  @Test func `what does not move again is none`() throws {
    let changes = try change(slow, rerun: Run())
    #expect(changes.failures == 0)
    #expect(changes.page.contains("not again when measured again"))
  }

  /// In the rerun all arms took longer but these, so that MVVM moved from these alone.
  @Test(arguments: [
    (["MVC"], ContenderChange.Certainty.refuted), (["MVC", ReferenceArm.toolkit], .confirmed),
  ])
  func `it has to move again from two arms`(
    still: [String], expected: ContenderChange.Certainty
  ) throws {
    var rerun = Run()
    for arm in rerun.arms.map(\.name) where !still.contains(arm) { rerun = rerun.slowing(arm, by: 1.2) }
    #expect(try certainty(slow, rerun: rerun) == expected)
  }

  @Test func `a cell that was not measured again stays as it was`() throws {
    var rerun = slow
    rerun.cells = ["add": [10]]
    let changes = try change(slow, rerun: rerun)
    #expect(changes.times?.slower.map(\.certainty) == [.confirmed, .once])
  }

  @Test func `nothing follows where a control did not pass`() throws {
    var failing = slow
    failing.control = 1.05
    #expect(try certainty(failing, rerun: nil) == .unreliable(run: .current))
    #expect(try change(failing, rerun: nil).times?.cellsToRepeat == [])
    #expect(try certainty(slow, rerun: failing) == .unreliable(run: .rerun))
    var before = Run()
    before.control = 0.9
    #expect(try certainty(slow, rerun: slow, before: before) == .unreliable(run: .baseline))
    let changes = try change(failing, rerun: nil)
    #expect(changes.failures == 0)
    #expect(changes.page.contains("the control of this run did not pass in this cell"))
  }

  @Test func `the page begins with what became worse`() throws {
    let before = Run().counting(.of(.allocations, 3), .of(.liveBytes, 64), .of(.liveObjects, 2))
    let now = slow.slowing("VIPER", by: 0.5)
      .counting(.of(.allocations, 4), .of(.liveBytes, 32), .of(.liveObjects, 2))
    let changes = try change(now, rerun: now, before: before)
    let headings = changes.page.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# What changed since `abc1234`", "## Counts that rose", "## Counts that fell",
        "## Slower, and slower again when measured again", "## Faster",
      ])
    #expect(changes.page.contains("**2 counts changed, and 2 times became slower.**"))
    #expect(changes.page.contains("| `add` | 10 | MVC | allocations | 3 | 4 | +33\u{A0}% |"))
    #expect(
      changes.page.hasSuffix(
        "Unchanged: 1 count, 0 times of one architecture in one workload at one size; moved from one arm alone, which as"
          + " likely moved itself: 2.\n"))
  }

  @Test func `where nothing changed the page says so`() throws {
    let run = Run().counting(.of(.allocations, 3))
    let changes = try change(run, rerun: nil, before: run)
    #expect(changes.page.contains("**No count changed, and no time that could be judged.**"))
    #expect(changes.page.contains("Unchanged: 1 count, 6 times"))
  }
}
