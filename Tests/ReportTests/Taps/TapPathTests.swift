import Results
import Testing

@testable import Report

@Suite struct TapPathTests {
  /// The second stack goes on from the first; the third is the toolkit's own call.
  private let path = TapPath(
    TapResults.Trace(
      architecture: "Any",
      stacks: [
        Taps.stack(.storage, "View.tapped()", "Model.add()"),
        Taps.stack(.observedState, "View.tapped()", "Model.add()", "Model.changed()", "List.insert()"),
        Taps.stack(.screen, "View.update()", "View.updateRows()"),
      ]))

  @Test func `what stacks begin with is not repeated, and calls of a type to itself are folded`() {
    let steps = path.steps.map { "\($0.sender) > \($0.receiver): \($0.text) \($0.via)" }
    #expect(
      steps == [
        "toolkit > View: tapped() []", "View > Model: add() []", "Model > repository: store the contact []",
        #"Model > List: insert() ["changed()"]"#, "List > observed state: change []",
        "toolkit > View: update() []", #"View > table: insert the row ["updateRows()"]"#,
      ])
  }

  @Test func `functions are counted once for each call, types once`() {
    #expect(path.functions == 6)
    #expect(path.types == ["View", "Model", "List"])
    #expect(path.depth == 4)
  }

  @Test func `the toolkit is a stop on the way, and none of the architecture's functions`() {
    let stack = Taps.stack(
      .screen, "View.tapped()", "Router.close()", "toolkit.dismiss()", "List.viewWillAppear()")
    let path = TapPath(TapResults.Trace(architecture: "Any", stacks: [stack]))
    #expect(
      path.steps.map { "\($0.sender) > \($0.receiver): \($0.text)" } == [
        "toolkit > View: tapped()", "View > Router: close()", "Router > toolkit: dismiss()",
        "toolkit > List: viewWillAppear()", "List > table: insert the row",
      ])
    #expect(path.functions == 3)
    #expect(path.depth == 3)
    #expect(path.participants == ["toolkit", "View", "Router", "List", "table"])
  }

  @Test func `destinations that were reached stand on the right`() {
    #expect(
      path.participants == ["toolkit", "View", "Model", "List", "repository", "observed state", "table"])
  }

  @Test func `a stack that comes twice is one call with two arrivals`() {
    let stack = Taps.stack(.observedState, "View.tapped()")
    let path = TapPath(TapResults.Trace(architecture: "Any", stacks: [stack, stack]))
    #expect(path.functions == 1)
    #expect(path.steps.map(\.text) == ["tapped()", "change", "change"])
  }

  @Test func `the steps are listed in words`() throws {
    let markdown = try Fixture().report().markdown
    #expect(markdown.contains("1. The toolkit calls `Type0`: `call()`\n2. `Type0` calls `Type1`: `call()`"))
    #expect(markdown.contains("4. `Type2` asks the repository to store the contact"))
  }
}
