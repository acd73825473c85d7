import Measurement
import SourceReading
import Testing

@testable import BehaviourProof
@testable import Workbench

@Suite struct TapPathTests {
  /// The second stack goes on from the first; the third is the toolkit's own call.
  private let path = TapPath(
    TapResults.Trace(
      architecture: "Any",
      stacks: [
        Taps.stack(.storage, "View.tapped()", "Model.add()"),
        Taps.stack(.observedState, "View.tapped()", "Model.add()", "Model.changed()", "List.insert()"),
        Taps.stack(.screen, "View.update()", "View.updateRows()"),
      ]), types: [])

  @Test func `what stacks begin with is not repeated, and calls of a type to itself are folded`() {
    let steps = path.steps.map { "\($0.sender) > \($0.receiver): \($0.text) \($0.via)" }
    #expect(
      steps == [
        "toolkit > View: tapped() []", "View > Model: add() []", "Model > repository: store the contact []",
        #"Model > List: insert() ["changed()"]"#, "List > observed state: change []",
        "observed state > View: update() []", #"View > table: insert the row ["updateRows()"]"#,
      ])
  }

  // The view calls the model, which calls the list; the toolkit updates the view because the state has changed.
  @Test func `each call is as deep as those that lead to it, and an update follows from the state`() {
    #expect(path.steps.map(\.depth) == [0, 1, 2, 2, 3, 4, 5])
    #expect(path.steps.map(\.isLater) == [false, false, false, false, false, true, false])
  }

  // In the sample MVC's one view controller checks the draft, stores the contact and keeps the list.
  @Test func `who has the domain check the names and find the row is read from the sources`() {
    let system = ProfileSample().system("MVC")
    let stacks = [
      Taps.stack(.storage, "AddViewController.done()", "ListViewController.add()"),
      Taps.stack(.screen, "AddViewController.done()", "ListViewController.insert()"),
    ]
    let path = TapPath(
      TapResults.Trace(architecture: "MVC", stacks: stacks), types: system.coupling.types)
    #expect(
      path.steps.map { "\($0.depth) \($0.sender) > \($0.receiver): \($0.text)" } == [
        "0 toolkit > AddViewController: done()", "1 AddViewController > ListViewController: add()",
        "2 ListViewController > ContactDraft: check the names",
        "2 ListViewController > repository: store the contact",
        "1 AddViewController > ListViewController: insert()",
        "2 ListViewController > SortedList: find the row", "2 ListViewController > table: insert the row",
      ])
    #expect(path.functions == 3)
    #expect(path.types == ["AddViewController", "ListViewController"])
  }

  @Test func `functions are counted once for each call, types once`() {
    #expect(path.functions == 6)
    #expect(path.types == ["View", "Model", "List"])
    #expect(path.hops == 2)
  }

  @Test func `the toolkit is a stop on the way, and none of the architecture's functions`() {
    let stack = Taps.stack(
      .screen, "View.tapped()", "Router.close()", "toolkit.dismiss()", "List.viewWillAppear()")
    let path = TapPath(TapResults.Trace(architecture: "Any", stacks: [stack]), types: [])
    #expect(
      path.steps.map { "\($0.sender) > \($0.receiver): \($0.text)" } == [
        "toolkit > View: tapped()", "View > Router: close()", "Router > toolkit: dismiss()",
        "toolkit > List: viewWillAppear()", "List > table: insert the row",
      ])
    #expect(path.functions == 3)
    #expect(path.hops == 1)
  }

  @Test func `a stack that comes twice is one call with two arrivals`() {
    let stack = Taps.stack(.observedState, "View.tapped()")
    let path = TapPath(TapResults.Trace(architecture: "Any", stacks: [stack, stack]), types: [])
    #expect(path.functions == 1)
    #expect(path.steps.map(\.text) == ["tapped()", "change", "change"])
  }
}
