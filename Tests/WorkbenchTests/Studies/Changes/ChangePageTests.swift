import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct ChangePageTests {
  private static let plain = Result {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    return try fixture.report()
  }

  private func report(_ change: (inout ChangeSample) -> Void = { _ in }) throws -> Report {
    var (fixture, sample) = (Fixture(), ChangeSample())
    change(&sample)
    fixture.changes = .measured(sample.results)
    return try fixture.report()
  }

  /// The rows under a heading, without the space that no line breaks at.
  private func rows(_ heading: String, of page: String) -> [[String]] {
    let table = MarkdownReading(page.section("## \(heading)")).tables.first ?? []
    return table.map { $0.map { $0.replacing("\u{A0}", with: " ") } }
  }

  // Of 4, 20 and 30 the quartiles (type 7) are halfway between neighbours: 12 and 25.
  @Test func `each request, the median and the middle half`() throws {
    let page = try Self.plain.get().changes
    let medians = rows("Medians", of: page)
    #expect(medians[2] == ["**Code lines**", "+20 −0", "+40 −2", "+60 −0"])
    #expect(medians[3] == ["… added, ratio to MVC's, request by request", "", "2.0", "4.0"])
    #expect(
      medians.dropLast(4).suffix(2) == [
        ["… in all requests", "3", "6", "9"],
        ["Built-in scenarios that had to change, in all", "1", "1", "1"],
      ])
    #expect(
      medians.suffix(4) == [
        ["**Pairs of requests in conflict in text, of 3**", "2", "1", "0"],
        ["… that merge and do not compile", "not measured", "not measured", "not measured"],
        ["… that compile and fail a scenario", "not measured", "not measured", "not measured"],
        ["… in conflict only in what all share", "not measured", "not measured", "not measured"],
      ])
    #expect(page.contains("<summary>Request by request</summary>"))
    let lines = rows("Code lines", of: page)
    #expect(lines[0] == ["Request", "MVC", "MVVM", "VIPER"])
    #expect(lines[2] == ["`detail`", "+30 −0", "+80 −10", "+150 −0"])
    #expect(lines[5] == ["**Median**", "**+20 −0**", "**+40 −2**", "**+60 −0**"])
    #expect(lines[6] == ["Middle half", "+12–25 −0–1", "+24–60 −1–6", "+38–105 −0–1"])
    let existing = rows("Code lines in files that existed", of: page)
    #expect(existing[2] == ["`detail`", "10", "30", "30"])
    #expect(existing[4] == ["`push`", "6", "10", "18"])
    #expect(rows("Files", of: page)[3] == ["`phone`", "1 changed", "1 new, 1 changed", "2 new, 1 changed"])
    #expect(rows("Unit tests that had to change", of: page)[2] == ["`detail`", "1", "2", "3"])
    #expect(page.contains("- `push`: MVC View; MVVM View; VIPER View, Router\n"))
  }

  @Test func `what is shared stands apart`() throws {
    let page = try Self.plain.get().changes
    let shared = rows("What they share", of: page)
    #expect(
      shared[0] == [
        "Request", "Code lines", "Code lines in files that existed", "Files", "Unit tests that had to change",
      ])
    #expect(shared[2...] == [["`phone`", "+7 −1", "6", "1 new, 2 changed", "0"]])
    #expect(page.section("### Built-in scenarios that change").contains("- `push`: 1\n"))
    let none = try report { $0.ids = ["detail", "push"] }.changes
    #expect(none.contains("No request changes anything outside of the architectures."))
  }

  @Test func `pairs that merge are said to build and to hold`() throws {
    let page = try report { $0.areBuilt = true }.changes
    let kinds = [
      ["**Pairs of requests in conflict in text, of 3**", "2", "1", "0"],
      ["… that merge and do not compile", "0", "1", "0"],
      ["… that compile and fail a scenario", "0", "0", "1"],
      ["… in conflict only in what all share", "1", "1", "1"],
    ]
    #expect(rows("Medians", of: page).suffix(4) == kinds[...])
    #expect(
      MarkdownReading(page.section("## Two people at once")).tables.first?.dropFirst(2).map { $0 }
        == kinds + [["… whose scenarios all hold", "0", "0", "1"]])
    let section = page.section("### Both in one tree")
    for text in [
      "- `detail` with `push` in MVVM: does not build: List.swift:7: cannot find 'x' in scope\n",
      "- `detail` with `push` in VIPER: builds; 2 steps of scenarios fail, the first of them detail.scenario:3: expected",
    ] {
      #expect(section.replacing("\u{A0}", with: " ").contains(text), "\(text)")
    }
    #expect(try !Self.plain.get().changes.contains("Both in one tree"))
  }

  /// What is not known of one pair is not known of all.
  @Test func `a pair that was not built leaves two numbers open`() throws {
    var sample = ChangeSample()
    sample.areBuilt = true
    let merges = try #require(sample.results.merges.value).map { merge in
      var merge = merge
      if merge.architecture == "VIPER", merge.build != nil {
        merge.build = .notMeasured(reason: "other sources")
      }
      return merge
    }
    let page = try report { $0.merges = .measured(merges) }.changes
    #expect(rows("Medians", of: page).last?.suffix(2) == ["1", "not measured"])
  }

  @Test func `the matrix names pairs, files and how often`() throws {
    let page = try Self.plain.get().changes
    let pairs = MarkdownReading(page.section("## Two people at once")).tables[1].map {
      $0.map { $0.replacing("\u{A0}", with: " ") }
    }
    #expect(
      pairs[2...] == [
        ["`detail` with `phone`", "1 file", "1 file, 1 test file", "clean"],
        ["`detail` with `push`", "1 test file", "clean", "clean"],
      ])
    let section = page.section("## Two people at once")
    for text in [
      "- **MVC:** 2 of 3 pairs in conflict, 1 without unit tests; `ListMVC.swift` in 1\n",
      "- **VIPER:** 0 of 3 pairs in conflict\n", "Clean in each architecture: `phone` with `push`.",
      "In conflict in shared code: 1 pair.\n",
      "- Shared, `phone` with `push`: `Shared.swift`\n",
      "- MVVM, `detail` with `phone`: `ListMVVM.swift`, `ListTests.swift`\n",
    ] {
      #expect(section.contains(text), "\(text)")
    }
  }

  @Test func `pairs are counted and not judged`() throws {
    let conflict = { (name: String, isClean: Bool) in
      ChangeResults.Merge(
        requests: ["detail", "phone"], architecture: name, sources: isClean ? [] : ["a"], tests: [])
    }
    let text = { (clean: [Bool]) in
      try report { sample in
        sample.ids = ["detail", "phone"]
        sample.merges = .measured(zip(sample.names, clean).map { conflict($0, $1) })
      }.changes
    }
    #expect(
      try text([true, false, false]).contains(
        "- **MVC:** 0 of 1 pair in conflict\n- **MVVM:** 1 of 1 pair in conflict; `a` in 1\n- **VIPER:** 1 of 1 pair"
      ))
    #expect(try text([true, true, true]).contains("Every pair merges cleanly in each architecture."))
  }

  // Of detail, phone and push VIPER adds 150, 60 and 16 lines; all together 54, 128 and 226.
  @Test func `changes are drawn by size, below their total`() throws {
    let report = try self.report { $0.ids = ["push", "phone", "detail"] }
    let svg = try #require(report.figures["changes.svg"])
    let labels = svg.matches(of: /<text class="strong"[^>]*>([^<]*)</).map { String($0.1) }
    #expect(labels == ["All 3 changes", "detail: About detail", "phone: About phone", "push: About push"])
    #expect(
      report.changes.contains("those of all are MVC 54, MVVM 128, VIPER 226.]"),
      "\(report.changes.prefix(3000))")
  }

  @Test func `a map shows the roles that each change touches`() throws {
    let svg = try #require(try Self.plain.get().figures["change-roles.svg"])
    #expect(
      svg.contains(
        "detail: MVC View; MVVM View; VIPER View; phone: MVC View; MVVM View; VIPER View;"
          + " push: MVC View; MVVM View; VIPER View, Router."))
    #expect(svg.ranges(of: "<rect class=\"fill-2\"").count == 4)
  }

  @Test func `an architecture keeps its colour where others have no patches`() throws {
    var (fixture, sample) = (Fixture(), ChangeSample())
    sample.names = ["VIPER"]
    fixture.changes = .measured(sample.results)
    let report = try fixture.report()
    #expect(report.changes.contains("Without patches: MVC and MVVM."))
    let svg = try #require(report.figures["changes.svg"])
    #expect(svg.contains("<rect class=\"fill-2\"") && !svg.contains("<rect class=\"fill-0\""))
    #expect(!report.changes.contains("side by side"))
  }

  @Test func `what was not measured says so`() throws {
    let report = try Fixture.plain.get()
    #expect(report.changes == "# What a change costs\n\n**Not measured:** no request here.\n")
    let merges = try self.report { $0.merges = .notMeasured(reason: "git cannot be run here") }.changes
    #expect(merges.section("## Two people at once").contains("**Not measured:** git cannot be run here."))
    let one = try self.report { $0.ids = ["phone"] }.changes
    #expect(one.section("## Two people at once").contains("One request has none to be in conflict with."))
    #expect(!one.contains("Median"))
  }
}
