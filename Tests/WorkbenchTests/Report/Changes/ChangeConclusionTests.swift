import Measurement
import Testing

@testable import Workbench

@Suite struct ChangeConclusionTests {
  private func text(_ change: (inout ChangeSample) -> Void = { _ in }) throws -> String {
    var sample = ChangeSample()
    change(&sample)
    return ChangeConclusion(findings: try ChangeFindings(sample.results, architectures: sample.names)).text
  }

  @Test func `who took least, by which factor, touched least and conflicted least`() throws {
    #expect(
      try text()
        == "The median of 3 requests adds the fewest lines of code in MVC, 20: MVVM 40, request by request 2.0 times as"
        + " many; VIPER 60, request by request 4.0 times as many. MVC touched the fewest lines in files that existed, 10"
        + " (MVVM 30, VIPER 30); of 3 pairs of requests, the fewest conflicted in VIPER, 0 (MVC 2, MVVM 1).")
  }

  @Test func `other counts give other words`() throws {
    let other = try text { sample in
      sample.added = ["detail": [9, 8, 0], "phone": [9, 8, 0], "push": [9, 8, 0]]
      sample.addedToExisting = [:]
      sample.removed = [:]
      sample.merges = .notMeasured(reason: "git cannot be run here")
    }
    #expect(
      other
        == "The median of 3 requests adds the fewest lines of code in VIPER, 0: MVC 9; MVVM 8. All 3 architectures"
        + " touched 0 lines in files that existed; which pairs of requests are in conflict was not measured.")
  }

  @Test func `a tie is told as one`() throws {
    let tie = try text { sample in
      sample.names = ["MVC", "VIPER"]
      sample.ids = ["push"]
      sample.added["push"] = [5, 5]
      sample.addedToExisting["push"] = [1, 3]
      sample.removed["push"] = [0, 0]
    }
    #expect(
      tie
        == "The one request adds 5 lines of code in both architectures. MVC touched the fewest lines in files that"
        + " existed, 1 (VIPER 3).")
  }

  @Test func `one architecture alone`() throws {
    let alone = try text { sample in
      sample.names = ["VIPER"]
      sample.added = ["detail": [1], "phone": [1], "push": [1]]
      sample.addedToExisting = [:]
    }
    #expect(
      alone
        == "The median of 3 requests adds 1 line of code in VIPER. VIPER touched 0 lines in files that existed; of 3"
        + " pairs of requests, 0 conflicted in VIPER.")
  }
}
