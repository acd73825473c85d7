import Foundation
import Results
import Testing

@testable import Changes

/// What was found by a build is told as long as nothing has changed that decides it.
@Suite struct StoredBuildsTests {
  private let package: SmallPackage
  private let build = ChangeBuildResults.RequestBuild(
    compiled: [.init(name: "ContactsOne", files: 2, isOwn: true)], brokenSources: [], brokenTests: ["T.swift"]
  )
  private let pair = ChangeBuildResults.PairBuild(
    errors: [], failures: [.init(file: "a.scenario", line: 3, message: "no")])

  init() throws {
    package = try SmallPackage()
    try package.addRequest("far", behind: 0)
    try package.addRequest("near", behind: 6)
    try package.write("scenario \"x\"\n", to: "Benchmarks/Changes/far/far.scenario")
    try package.write("struct Contact {}\n", to: "Sources/Domain/Contact.swift")
  }

  /// Stores the same of every request and of the pair, for the sources as they are.
  private func store() throws {
    let subjects = try BuildSubjects(root: package.root, architectures: SmallPackage.architectures)
    let requests = try ["far", "near"].map(package.requests.request)
    var results = ChangeBuildResults()
    for architecture in SmallPackage.architectures {
      for request in requests {
        results.keep(build, of: try subjects.subject(of: [request], in: architecture))
      }
      results.keep(pair, of: try subjects.subject(of: requests, in: architecture))
    }
    try package.write(
      String(decoding: ResultsFile.encode(results), as: UTF8.self), to: StoredBuilds.path)
  }

  /// What is known of `far` in both architectures, of `near`, and of the two together.
  private func known() throws -> [Bool] {
    let changes = try package.survey.run()
    return changes.requests.flatMap(\.architectures).map { $0.build == .measured(build) }
      + (changes.merges.value ?? []).map { $0.build == .measured(pair) }
  }

  @Test func whatIsStoredIsTold() throws {
    let none = try package.survey.run().requests.flatMap(\.architectures).map(\.build)
    let reason = "no run is stored: compare changes --build measures it"
    #expect(none == Array(repeating: .notMeasured(reason: reason), count: 4))
    try store()
    #expect(try known() == Array(repeating: true, count: 6))
  }

  @Test(arguments: [
    ("Sources/Domain/Contact.swift", [false, false, false, false, false, false]),
    ("Sources/Architectures/One/New.swift", [false, true, false, true, false, true]),
    ("Tests/ContactsTwoTests/NewTests.swift", [true, false, true, false, true, false]),
    ("Benchmarks/Changes/far/far.scenario", [false, false, true, true, false, false]),
    ("Sources/Workbench/New.swift", [true, true, true, true, true, true]),
  ])
  func whatHasChangedIsNot(path: String, isKnown: [Bool]) throws {
    try store()
    try package.write("// new\n", to: path)
    #expect(try known() == isKnown)
    let reason = "the stored run is of other sources: compare changes --build measures it"
    let reasons = try package.survey.run().requests.flatMap(\.architectures).map { $0.build?.reason }
    #expect(reasons == isKnown.prefix(4).map { $0 ? nil : reason })
  }

  @Test func ofAPatchOnlyWhatTheAppIsBuiltFromDecides() throws {
    func add(_ name: String) -> String {
      "diff --git a/\(name) b/\(name)\nnew file mode 100644\n--- /dev/null\n+++ b/\(name)\n@@ -0,0 +1 @@\n+x\n"
    }
    try store()
    let place = "Benchmarks/Changes/far/shared.patch"
    try package.write(add("README.txt"), to: place)
    #expect(try known() == Array(repeating: true, count: 6))
    try package.write(add("Sources/Domain/New.swift"), to: place)
    #expect(try known() == [false, false, true, true, false, false])
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
    for subject in subjects { results.keep(build, of: subject) }
    #expect(results.requests.map(\.subject) == [subjects[1]])
    #expect(results.request(subjects[0]) == nil)
  }

  @Test func aFileThatHoldsSomethingElseIsRefused() throws {
    try package.write("{\"schemaVersion\":1}", to: StoredBuilds.path)
    #expect(throws: ResultsFileError.self) { try package.survey.run() }
  }
}
