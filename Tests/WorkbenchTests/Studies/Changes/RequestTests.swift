import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// Reading the folders of requests, and what all of them tell together.
@Suite struct RequestTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
  }

  @Test func aRequestIsItsWordsAndItsPatches() throws {
    try package.addRequest("first", behind: 2)
    try package.write(
      "# The first\n\nPlease.\n\n## Scenarios that change\n\n- `A scenario`: it shows it\n",
      to: "Benchmarks/Changes/first/request.md")
    let request = try package.requests.request("first")
    #expect(request.title == "The first")
    #expect(request.changedScenarios == [.init(name: "A scenario", reason: "it shows it")])
    #expect(request.patches.map(\.owner.name) == ["One", "Two"])
    #expect(request.shared == nil)
    #expect(request.scenarioFiles.map(\.lastPathComponent) == ["first.scenario"])
    let counts = try package.patched("first").counts
    #expect(counts.architectures.map(\.part.sources.lines.added) == [1, 1])
    #expect(counts.architectures.map(\.part.sources.roles) == [["Controller"], ["Controller"]])
  }

  @Test(arguments: [
    ("No title\n", "1: expected \"# TITLE\", found 'No title'"),
    ("# A\n## Scenarios that change\n- x\n", "3: expected \"- `SCENARIO`: REASON\", found '- x'"),
    (
      "# A\n## Scenarios that change\n\n- `A scemario`: x\n",
      "4: there is no earlier scenario 'A scemario', did you mean 'A scenario'?"
    ),
    ("# A\n## Scenarios that change\n- `Other`: x\n", "3: there is no earlier scenario 'Other'"),
  ])
  func wordsThatAreNotUnderstoodAreAnError(text: String, message: String) throws {
    try package.addRequest("first", behind: 2)
    try package.write(text, to: "Benchmarks/Changes/first/request.md")
    let error = #expect(throws: CommandFailure.self) { try package.requests.request("first") }
    #expect(try #require(error).description == "Benchmarks/Changes/first/request.md:\(message)")
  }

  @Test(arguments: ["One.patch", "shared.patch"])
  func aPatchOfWhatIsAnothersIsRefused(name: String) throws {
    let other = SmallPackage.architectures[1]
    try package.addRequest("first", behind: 2)
    try package.write(
      SmallPackage.patch(of: other, behind: 5, "a"), to: "Benchmarks/Changes/first/\(name)")
    let error = try #require(throws: CommandFailure.self) { try package.patched("first") }
    #expect(error.status == .usage)
    #expect(error.description.hasSuffix(", found \(other.sourceFolder)/ListViewController.swift"))
    #expect(error.description.hasPrefix("Benchmarks/Changes/first/\(name): expected a file in "))
  }

  @Test func aPatchThatIsNotThereIsMissed() throws {
    try package.addRequest("other", behind: 2)
    try package.write("# A\n", to: "Benchmarks/Changes/first/request.md")
    #expect(throws: CommandFailure.missing("Benchmarks/Changes/first/One.patch")) {
      try package.requests.request("first")
    }
  }

  /// An architecture that has just been added begins with none.
  @Test func anArchitectureWithoutAnyPatchTakesNoPart() throws {
    try package.addRequest("first", behind: 2)
    let patch = package.root.appending(path: "Benchmarks/Changes/first/Two.patch")
    try FileManager.default.removeItem(at: patch)
    #expect(try package.requests.participants().map(\.name) == ["One"])
    #expect(try package.patched("first").counts.architectures.map(\.architecture) == ["One"])
  }

  @Test func aRequestThatOnlyOthersDoIsLeftOut() throws {
    try package.addRequest("first", behind: 2)
    func ids(_ architectures: ArraySlice<Architecture>) throws -> [String] {
      try ChangeRequests(root: package.root, architectures: Array(architectures)).ids()
    }
    #expect(try ids(SmallPackage.architectures[...]) == ["first"])
    #expect(try ids([]) == [])
  }

  @Test func everyStalePatchIsNamedWithTheWayToRenewIt() throws {
    for id in ["first", "second"] { try package.addRequest(id, behind: 2) }
    let list = "Sources/Architectures/Two/ListViewController.swift"
    try package.write("let b = 1\n", to: list)
    try package.write(SmallPackage.adding("README.md"), to: "Benchmarks/Changes/second/shared.patch")
    let error = try #require(throws: CommandFailure.self) { try package.survey.run() }
    #expect(
      error.description == """
        Benchmarks/Changes/first/Two.patch no longer applies: \(list):3
        Benchmarks/Changes/second/shared.patch no longer applies: README.md: already exists in index
        Benchmarks/Changes/second/Two.patch no longer applies: \(list):3
        To have git merge them with what has changed: swift run compare changes --rebase first second
        To work on one: swift run compare changes --checkout ID DIR, then
          swift run compare changes --record ID DIR
        """)
  }
}
