import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import Testing

@testable import Workbench

/// What was found by a build is told as long as nothing has changed that decides it.
@Suite struct StoredBuildsTests {
  private let package: SmallPackage
  private let pair = ChangeBuildResults.PairBuild(
    errors: [], failures: [.init(file: "a.scenario", line: 3, message: "no")])

  init() throws {
    package = try SmallPackage()
    try package.addRequest("far", behind: 0)
    try package.addRequest("near", behind: 6)
    try package.write("struct Contact {}\n", to: "Sources/Domain/Contact.swift")
  }

  /// Stores the same of the pair in every architecture, for the sources as they are.
  private func store() throws {
    var results = ChangeBuildResults()
    try TreeStore.use(of: package.root) { store in
      let requests = try ["far", "near"].map { try PatchedRequest(package.requests.request($0), in: store) }
      let merged = try #require(MergedPair.all(of: requests, in: store).first)
      for architecture in SmallPackage.architectures {
        results.keep(pair, of: try PairSubjects(merged, in: store).subject(in: architecture))
      }
    }
    try package.write(
      String(decoding: ResultsFile.encode(results), as: UTF8.self), to: StoredBuilds.path)
  }

  /// What is known of the pair in each architecture.
  private func builds() throws -> [Measured<ChangeBuildResults.PairBuild>?] {
    try (package.survey.run().merges.value ?? []).map(\.build)
  }

  @Test func whatIsStoredIsTold() throws {
    let reason = "no run is stored: compare changes --build measures it"
    #expect(try builds() == Array(repeating: .notMeasured(reason: reason), count: 2))
    try store()
    #expect(try builds() == Array(repeating: .measured(pair), count: 2))
  }

  @Test(
    arguments: [
      (["Sources/Domain/Contact.swift"], [false, false]),
      (["Sources/Architectures/One/New.swift"], [false, true]),
      (["Sources/Executables/Two/Two.swift"], [true, false]),
      (["Benchmarks/Changes/far/far.scenario"], [false, false]),
      (["Sources/ScenarioDriver/BuiltIn/Scenarios/list.scenario"], [false, false]),
      (
        [
          "Sources/Architectures/Three/New.swift", "Tests/ContactsTwoTests/NewTests.swift",
          "Sources/Workbench/New.swift", "Sources/Measurement/New.swift", "Reports/x.md",
        ], [true, true]
      ),
    ] as [([String], [Bool])])
  func whatHasChangedIsNot(paths: [String], isKnown: [Bool]) throws {
    try store()
    for path in paths { try package.write("// new\n", to: path) }
    let reason = "the stored run is of other sources: compare changes --build measures it"
    #expect(try builds() == isKnown.map { $0 ? .measured(pair) : .notMeasured(reason: reason) })
  }

  @Test func ofAPatchOnlyWhatTheAppIsBuiltFromDecides() throws {
    try store()
    let place = "Benchmarks/Changes/far/shared.patch"
    try package.write(SmallPackage.adding("README.txt"), to: place)
    #expect(try builds() == [.measured(pair), .measured(pair)])
    try package.write(SmallPackage.adding("Sources/Domain/New.swift"), to: place)
    #expect(try builds().allSatisfy { $0?.value == nil })
  }

  /// Which scenarios change decides what a run of the pair is held to; why they do, and other words, decide nothing.
  @Test func ofAListOfChangedScenariosTheNamesDecide() throws {
    func list(_ items: String) throws {
      let text = "# Request far\n\n## Scenarios that change\n\n\(items)"
      try package.write(text, to: "Benchmarks/Changes/far/request.md")
    }
    try store()
    try list("- `Old`: why\n")
    #expect(try builds().map { $0?.value } == [nil, nil])
    try store()
    try list("- `Old`: another reason\n")
    #expect(try builds() == [.measured(pair), .measured(pair)])
    for items in ["- `A scenario`: why\n", "- `Old`: why\n- `A scenario`: why\n"] {
      try list(items)
      #expect(try builds().map { $0?.value } == [nil, nil], "\(items)")
    }
    try package.write("# Request far\n", to: "Benchmarks/Changes/far/request.md")
    #expect(try builds().map { $0?.value } == [nil, nil])
  }

  @Test func aPairInConflictIsNotToBeBuilt() throws {
    try package.write(
      SmallPackage.patch(of: SmallPackage.architectures[0], behind: 0, "near"),
      to: "Benchmarks/Changes/near/One.patch")
    try store()
    #expect(try package.survey.run().merges.value?.map { $0.build != nil } == [false, true])
  }

  @Test func whatIsFoundAgainTakesThePlaceOfWhatWas() {
    var results = ChangeBuildResults()
    let subjects = ["1", "2"].map {
      ChangeBuildResults.BuildSubject(requests: ["far"], architecture: "One", sources: $0)
    }
    for subject in subjects { results.keep(pair, of: subject) }
    #expect(results.pairs.map(\.subject) == [subjects[1]])
    #expect(results.pair(subjects[0]) == nil)
  }

  @Test func aFileThatHoldsSomethingElseIsRefused() throws {
    try package.write("{\"schemaVersion\":1}", to: StoredBuilds.path)
    #expect(throws: CommandFailure.self) { try package.survey.run() }
  }
}
