import Testing

@testable import BehaviourProof
@testable import Workbench

@Suite struct TapPathTests {
  // What two stacks begin with is one call, and the toolkit's own call is none of the app's.
  @Test(
    arguments: [
      // The second goes on from the first; the third is called by the toolkit.
      (
        [
          Taps.stack(.storage, "View.tapped()", "Model.add()"),
          Taps.stack(.observedState, "View.tapped()", "Model.add()", "Model.changed()", "List.insert()"),
          Taps.stack(.screen, "View.update()", "View.updateRows()"),
        ], 6, ["View", "Model", "List"], 2
      ),
      (
        [
          Taps.stack(.screen, "View.tapped()", "Router.close()", "toolkit.dismiss()", "List.viewWillAppear()")
        ],
        3, ["View", "Router", "List"], 1
      ),
      (Array(repeating: Taps.stack(.observedState, "View.tapped()"), count: 2), 1, ["View"], 0),
    ] as [([TapResults.Stack], Int, [String], Int)])
  func `functions are counted once for each call, and hops between types of the app`(
    stacks: [TapResults.Stack], functions: Int, types: [String], hops: Int
  ) {
    let path = TapPath(stacks)
    #expect(path.functions == functions)
    #expect(path.types == types)
    #expect(path.hops == hops)
  }
}
