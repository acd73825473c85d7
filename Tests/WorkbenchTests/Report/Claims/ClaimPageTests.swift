import Measurement
import Testing

@testable import Workbench

@Suite struct ClaimPageTests {
  private let ledger: ClaimLedger
  private let page: String

  init() throws {
    let findings = try Findings(
      Fixture().results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    ledger = try ClaimLedger(findings)
    page = try Fixture().report().claims
  }

  @Test func `the page begins with how many claims hold`() {
    let verdicts = ledger.articles.flatMap(\.parts).map(\.claim.verdict)
    let missing = verdicts.count { $0 == .notMeasured }
    #expect(page.contains("**Of 22 claims that articles make, "))
    #expect(page.contains(" and \(missing) were not measured.**"))
  }

  @Test func `a line of several claims tells each`() throws {
    let lines = ledger.lines
    #expect(lines.count == 19)
    #expect(
      lines.map(\.verdict).suffix(2) == [
        "testability, cohesion and memory: not measured",
        "coupling: not measured; processor time: does not hold here",
      ])
    #expect(lines[12].verdict == "holds here")
    for line in lines { #expect(page.contains("| \(line.number) | \(line.claim) | \(line.verdict) |")) }
  }

  @Test func `the first page tells the number behind a verdict`() throws {
    let front = try #require(try Fixture().report().pages[Report.front])
    let line = try #require(ledger.lines.first)
    #expect(front.contains("- 1: \(line.claim). **Does not hold here** (40 code lines, VIPER's 50).\n"))
    for claim in ledger.articles.flatMap(\.parts).map(\.claim) where claim.verdict != .notMeasured {
      #expect(!claim.figure.isEmpty, "\(claim.text)")
      #expect(front.contains("(\(claim.figure))"), "\(claim.text)")
    }
  }

  @Test func `every claim stands on the page with source, verdict and rule or reason`() {
    for claim in ledger.claims {
      #expect(page.contains(claim.source.rawValue))
      #expect(page.contains("\(claim.verdictWords.capitalizedFirst):** \(claim.text)"), "\(claim.text)")
      #expect(claim.rule.isEmpty ? claim.verdict == .notMeasured : page.contains("*Rule: \(claim.rule).*"))
      #expect(!claim.measured.isEmpty, "\(claim.text)")
    }
  }

  @Test func `claims on nothing that was compared leave the page without a table`() throws {
    var fixture = Fixture()
    fixture.architectures = [("Other", 1)]
    #expect(try fixture.report().claims.hasSuffix("None of the claims is about what was compared.\n"))
  }
}
