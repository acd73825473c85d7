import Measurement
import Testing

@testable import Workbench

@Suite struct ClaimPageTests {
  private let ledger: ClaimLedger
  private let page: String

  private static let plain = Result {
    try ClaimLedger(
      Findings(Fixture().results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000)))
  }

  init() throws {
    ledger = try Self.plain.get()
    page = try Fixture.plain.get().claims
  }

  /// Each claim names a source and has either a rule that code judges, or the reason why nothing can.
  @Test func `every claim of the file has a source and a rule or a reason, and every rule a claim`() {
    let claims = ClaimLedger.blocks.filter { $0["number"] != nil }
    let sources = Set(ClaimLedger.sources.map(\.id))
    #expect(Set(claims.compactMap { $0["by"] }) == sources && sources.count == 11)
    for claim in claims {
      let names = [claim["id"], claim["number"], claim["text"]].compactMap(\.self).joined(separator: " ")
      #expect((claim["id"] == nil) == (claim["rule"] == nil), "\(names)")
      #expect((claim["id"] == nil) == (claim["measured"] == nil), "\(names)")
      #expect(claim["rule"] != nil || claim["missing"] != nil, "\(names)")
      for field in ["number", "about", "by", "text"] { #expect(claim[field]?.isEmpty == false, "\(names)") }
    }
    let ids = claims.compactMap { $0["id"] }
    #expect(Set(ids) == Set(ClaimRules.all.keys) && ids.count == ClaimRules.all.count)
    let known: Set = [
      "number", "short", "part", "id", "about", "by", "text", "rule", "missing", "measured", "figure",
    ]
    #expect(Set(claims.flatMap(\.keys)) == known)
  }

  @Test func `a line of several claims tells each`() throws {
    let lines = ledger.articles
    #expect(lines.count == 19)
    #expect(
      lines.map(\.verdict).suffix(2) == [
        "testability, cohesion and memory: not measured",
        "coupling: not measured; processor time: does not hold here",
      ])
    #expect(lines[12].verdict == "holds here")
    for line in lines { #expect(page.contains("| \(line.number) | \(line.short) | \(line.verdict) |")) }
  }

  @Test func `claims on nothing that was compared leave the page without a table`() throws {
    var fixture = Fixture()
    fixture.architectures = [("Other", 1)]
    #expect(try fixture.report().claims.hasSuffix("None of the claims is about what was compared.\n"))
  }
}
