import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// Two requests that merge, with a `swift` that makes apps of scripts.
@Suite struct PairBuilderTests {
  private let package: SmallPackage
  private let log: URL
  private let swift: String

  /// What an app does with a scenario is in the package; a build goes wrong where it is told so.
  init() throws {
    package = try SmallPackage()
    log = package.folder.url.appending(path: "log")
    try package.addRequest("far", behind: 0)
    try package.addRequest("near", behind: 6)
    for name in ["One", "Two"] { try package.write("#!/bin/sh\n", to: "Sources/Executables/\(name)/app") }
    swift = try package.folder.program(
      "swift",
      """
      echo "$*" >> '\(log.path)'
      last=all
      for word in "$@"; do [ "$before" = --package-path ] && tree=$word; before=$word; last=$word; done
      for name in One Two; do
        app="$tree/Sources/Executables/$name"
        if [ -e "$app/error" ] && { [ $last = $name ] || [ $last = -continue-building-after-errors ]; }; then
          echo "$tree/$(cat "$app/error")"; exit 1
        fi
        mkdir -p "$tree/.build/debug"; cp "$app/app" "$tree/.build/debug/$name"; chmod +x "$tree/.build/debug/$name"
      done
      """
    ).path
  }

  private func build(resuming known: ChangeBuildResults = ChangeBuildResults()) throws -> ChangeBuildResults {
    var found = known
    try PairBuilder(
      package: package.root, architectures: SmallPackage.architectures, progress: ProgressLine(), swift: swift
    ).run(package.requests.all(), resuming: known) { found = $1 }
    return found
  }

  private func builds() throws -> Int {
    guard FileManager.default.fileExists(atPath: log.path) else { return 0 }
    return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").count
  }

  @Test func whatBuildsAndDoesWhatBothShouldHolds() throws {
    let found = try build()
    #expect(found.pairs.map(\.subject.requests) == [["far", "near"], ["far", "near"]])
    #expect(found.pairs.map(\.subject.architecture) == ["One", "Two"])
    #expect(found.pairs.allSatisfy { $0.found.holds })
    #expect(try builds() == 1)
    let list = package.root.appending(
      path: ".build/changes/tree/Sources/Architectures/One/ListViewController.swift")
    let text = try String(contentsOf: list, encoding: .utf8)
    #expect(text.contains("let far") && text.contains("let near"))
  }

  @Test func onlyTheArchitectureThatHasChangedIsBuiltAgain() throws {
    let known = try build()
    #expect(try build(resuming: known) == known)
    #expect(try builds() == 1)
    try package.write("// new\n", to: "Sources/Architectures/Two/New.swift")
    let renewed = try build(resuming: known)
    #expect(renewed.pairs[0] == known.pairs[0])
    #expect(renewed.pairs[1].subject.sources != known.pairs[1].subject.sources)
    #expect(try String(contentsOf: log, encoding: .utf8).hasSuffix("--product Two\n"))
    #expect(try builds() == 2)
  }

  @Test func whatDoesNotBuildIsOneArchitecturesAlone() throws {
    try package.write(
      "Sources/Architectures/One/A.swift:3:1: error: no\n", to: "Sources/Executables/One/error")
    let found = try build()
    let error = ChangeBuildResults.Finding(file: "Sources/Architectures/One/A.swift", line: 3, message: "no")
    #expect(found.pairs.map(\.found.errors) == [[error], []])
    #expect(found.pairs.map(\.found.failures) == [[], []])
  }

  @Test func aBuildThatFailsWithoutAnErrorEndsIt() throws {
    try package.write("no space\n", to: "Sources/Executables/One/error")
    #expect(throws: CommandFailure.self) { try build() }
  }

  /// As where all scenarios of a file are among those that a request changes.
  @Test func aFileWithoutAScenarioIsNoFailure() throws {
    try package.write("# none\n", to: "Sources/ScenarioDriver/BuiltIn/Scenarios/list.scenario")
    try package.write(
      "#!/bin/sh\ncase $2 in */list.scenario) exit 7;; esac\n", to: "Sources/Executables/Two/app")
    #expect(try build().pairs.map(\.found.failures) == [[], []])
  }

  @Test(arguments: ["far", "near"])
  func whatEitherChangesNoLongerHasToHold(id: String) throws {
    try package.write(
      "# Request\n\n## Scenarios that change\n\n- `Old`: why\n",
      to: "\(ChangeRequests.folder)/\(id)/request.md")
    for name in ["One", "Two"] {
      try package.write(
        "#!/bin/sh\ngrep -q Old \"$2\" && exit 7\nexit 0\n", to: "Sources/Executables/\(name)/app")
    }
    #expect(try build().pairs.map(\.found.failures) == [[], []])
  }

  /// What shares the same changes follows each other, so that little is compiled again.
  @Test func pairsWithTheSameSharedChangesAreBuiltTogether() throws {
    try package.addRequest("more", behind: 3, shared: SmallPackage.adding("Sources/ContactsDomain/New.swift"))
    var pairs: [[String]] = []
    try PairBuilder(
      package: package.root, architectures: SmallPackage.architectures, progress: ProgressLine(), swift: swift
    ).run(package.requests.all(), resuming: ChangeBuildResults()) { subjects, _ in
      #expect(subjects.map(\.architecture) == ["One", "Two"])
      pairs += Set(subjects.map(\.requests))
    }
    #expect(pairs == [["far", "near"], ["far", "more"], ["more", "near"]])
  }

  @Test(arguments: ["far", "near"]) func theStepsThatFailAreTold(id: String) throws {
    try package.write(
      "#!/bin/sh\ncase $2 in */\(id).scenario) echo \"$2:2:3: expected rows\"; exit 1;; esac\n",
      to: "Sources/Executables/One/app")
    try package.write(
      "#!/bin/sh\ncase $2 in */list.scenario) exit 7;; esac\n", to: "Sources/Executables/Two/app")
    let found = try build()
    #expect(
      found.pairs.map(\.found.failures) == [
        [.init(file: "Benchmarks/Changes/\(id)/\(id).scenario", line: 2, message: "expected rows")],
        [
          .init(
            file: "Sources/ScenarioDriver/BuiltIn/Scenarios/list.scenario", line: 1,
            message: "Two ended with status 7")
        ],
      ])
  }
}

/// What builds and scenarios print, in lines as Swift 6.3.1 and the programs write them.
@Suite struct FindingLineTests {
  @Test func theErrorsOnceEachWithTheirPlaces() {
    let output = """
      Building for debugging...
      [9/11] Compiling ContactsVIPER AddContactBuilder.swift
      /tree/Sources/VIPER/AddContact/AddContactInteractor.swift:21:57: error: missing argument for parameter 'completion' in call
      19 |
      21 |     do throws(StorageFailure) { contact = try repository.add(name) } catch {
         |                                                         `- error: missing argument for parameter 'completion' in call
      /tree/Sources/Domain/ContactRepository.swift:16:8: note: 'add(_:completion:)' declared here
      /tree/Sources/VIPER/AddContact/AddContactInteractor.swift:21:57: error: missing argument for parameter 'completion' in call
      /tree/Sources/VIPER/ContactList/ContactListInteractor.swift:41:7: error: 'catch' block is unreachable
      /other/Package.swift:1:1: error: no
      /tree/Sources/VIPER/App.swift:3:1: warning: may
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      FindingLine.all(in: output, of: "/tree/", marked: "error: ") == [
        .init(
          file: "Sources/VIPER/AddContact/AddContactInteractor.swift", line: 21,
          message: "missing argument for parameter 'completion' in call"),
        .init(
          file: "Sources/VIPER/ContactList/ContactListInteractor.swift", line: 41,
          message: "'catch' block is unreachable"),
      ])
  }

  @Test func theStepsThatFail() {
    let output = """
      scenario "The name is shown"
        select row 1  # FAILED: expected that a person could do this; found the rows of the list cannot be selected
      /s/Benchmarks/Changes/detail/detail.scenario:7:3: expected that a person could do this; found the rows
      """
    #expect(
      FindingLine.all(in: output, of: "/s/", marked: "") == [
        .init(
          file: "Benchmarks/Changes/detail/detail.scenario", line: 7,
          message: "expected that a person could do this; found the rows")
      ])
  }

  @Test func scenariosThatChangeAreLeftOutAndTheOthersStayInTheirLines() {
    let text = "# Two\nscenario \"A\"\n  launch\n\nscenario \"B (b)\"\n  launch\n"
    #expect(
      BuiltInScenarioFiles.leavingOut(["A", "C"], of: text) == "# Two\n\n\n\nscenario \"B (b)\"\n  launch\n")
    #expect(
      BuiltInScenarioFiles.leavingOut(["B (b)"], of: text) == "# Two\nscenario \"A\"\n  launch\n\n\n\n")
  }
}

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
      let requests = try PatchedRequest.all(package.requests.all(), in: store)
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
    for path in paths { try package.write("# new\n", to: path) }
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
