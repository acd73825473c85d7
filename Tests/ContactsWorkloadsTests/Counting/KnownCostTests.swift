import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct KnownCostTests {
  private static func check(instructions: Int, retains: Int, releases: Int) throws {
    try KnownCostCheck(
      base: .test(5_000, retains: 7, releases: 8),
      moreInstructions: .test(5_000 + instructions, retains: 7, releases: 8),
      moreReferences: .test(5_300, retains: 7 + retains, releases: 8 + releases)
    ).run()
  }

  @Test func whatIsKnownIsFound() throws {
    try Self.check(instructions: 1_006, retains: 100, releases: 100)
  }

  @Test(arguments: [(999, 100, 100), (1_021, 100, 100), (1_000, 99, 100), (1_000, 100, 0)])
  func aCounterThatFindsAnotherNumberIsNotBelieved(instructions: Int, retains: Int, releases: Int) {
    #expect(throws: CallgrindRun.Failure.self) {
      try Self.check(instructions: instructions, retains: retains, releases: releases)
    }
  }

  @Test func theArmsDifferInOneThingEach() {
    #expect(KnownCost.Load.allCases.map(\.thousands) == [1, 2, 1])
    #expect(KnownCost.Load.allCases.map(\.references) == [100, 100, 200])
  }
}
