import Testing

@testable import Workbench

@Suite struct TranscriptDiffTests {
  @Test func theSameLinesAreNoDifference() {
    let diff = TranscriptDiff(["a", "b"], ["a", "b"])
    #expect(diff.isEmpty)
    #expect(diff.description == "")
  }

  @Test func showsWhatDiffersWithThreeLinesAroundIt() {
    let old = (1...12).map(String.init)
    var new = old
    new[5] = "six"
    let expected = ["  …", "  3", "  4", "  5", "- 6", "+ six", "  7", "  8", "  9"].joined(separator: "\n")
    #expect(TranscriptDiff(old, new).description == expected)
  }

  @Test func findsADifferenceHoweverFarDownAndCutsLongLines() {
    let same = Array(repeating: "same", count: 5_000)
    let long = String(repeating: "x", count: 100_000)
    let diff = TranscriptDiff(same + ["old"], same + [long])
    #expect(!diff.isEmpty)
    #expect(diff.description.hasPrefix("  …\n  same\n  same\n  same\n- old\n+ xxx"))
    #expect(diff.description.count < 1_000)
  }

  @Test(
    arguments: [([], ["a"], "+ a"), (["a"], [], "- a"), (["a"], ["b"], "- a\n+ b")]
      as [([String], [String], String)])
  func handlesWhatIsEmptyOnOneSide(old: [String], new: [String], expected: String) {
    #expect(TranscriptDiff(old, new).description == expected)
  }

  @Test func separatesDifferencesThatLieFarApart() {
    let old = (1...20).map(String.init)
    var new = old
    new[0] = "one"
    new[19] = "twenty"
    let expected = [
      "- 1", "+ one", "  2", "  3", "  4", "  …", "  17", "  18", "  19", "- 20", "+ twenty",
    ]
    #expect(TranscriptDiff(old, new).description == expected.joined(separator: "\n"))
  }
}
