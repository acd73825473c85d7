import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct CallgrindDumpTests {
  private static let dump = """
    # callgrind format
    part: 3
    desc: Trigger: --dump-after=batch
    events: Ir
    summary: 1234

    fn=(1) $s1A3addyyF
    cfn=(2) swift_retain
    calls=3 0
    0 30
    cfn=(3) swift_release
    calls=4 +2
    0 40

    fn=(2)
    0 30
    cfn=(4) swift_retain'2
    calls=1 0
    0 10
    cfn=(2)
    calls=5 0
    0 50

    totals: 1300
    """

  @Test func theSummaryTellsTheInstructions() throws {
    #expect(try #require(CallgrindDump(Self.dump)).instructions == 1_234)
  }

  @Test func callsOfOneFunctionAreAddedUpWhateverTheirLevelOfRecursion() throws {
    let dump = try #require(CallgrindDump(Self.dump))
    #expect(dump.calls(of: ["swift_retain"]) == 9)
    #expect(dump.calls(of: ["swift_retain", "swift_release"]) == 13)
    #expect(dump.calls(of: ["swift_retain_n"]) == 0)
  }

  @Test(arguments: ["", "summary: none", "totals: 3"]) func whatIsNoDumpIsNotRead(text: String) {
    #expect(CallgrindDump(text) == nil)
  }
}
