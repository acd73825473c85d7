import Results
import Testing

@testable import Changes

/// What builds and scenarios print, in lines as Swift 6.3.1 and the programs write them.
@Suite struct CompilerOutputTests {
  private let output = """
    Building for debugging...
    [0/7] Write sources
    [5/9] Emitting module ContactsVIPER
    [9/11] Compiling ContactsVIPER AddContactBuilder.swift
    /tree/Sources/VIPER/AddContact/AddContactInteractor.swift:21:57: error: missing argument for parameter 'completion' in call
    19 |
    21 |     do throws(StorageFailure) { contact = try repository.add(name) } catch {
       |                                                         `- error: missing argument for parameter 'completion' in call
    /tree/Sources/Domain/ContactRepository.swift:16:8: note: 'add(_:completion:)' declared here
    [10/11] Compiling ContactsVIPER AddContactInteractor.swift
    /tree/Sources/VIPER/AddContact/AddContactInteractor.swift:21:57: error: missing argument for parameter 'completion' in call
    /tree/Sources/VIPER/ContactList/ContactListInteractor.swift:41:7: error: 'catch' block is unreachable because no errors are thrown in 'do' block
    /other/Package.swift:1:1: error: no
    /tree/Sources/VIPER/App.swift:3:1: warning: may
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [11/14] Compiling ContactsVIPER AddContactInteractor.swift
    [8/12] Compiling CKnownCost KnownCost.c
    let text = "[1/2] Compiling"
    [12/14] Compiling VIPER VIPER.swift
    [10/12] Linking VIPER
    """

  @Test func theFilesThatWereCompiledOnceEach() {
    let files = CompilerOutput(output, tree: "/tree").compiled
    #expect(
      files == [
        .init(module: "ContactsVIPER", name: "AddContactBuilder.swift"),
        .init(module: "ContactsVIPER", name: "AddContactInteractor.swift"),
        .init(module: "VIPER", name: "VIPER.swift"),
      ])
    #expect(CompilerOutput("Build of product 'MVC' complete! (0.2s)\n", tree: "/tree").compiled == [])
  }

  @Test func theErrorsOnceEachWithTheirPlaces() {
    #expect(
      CompilerOutput(output, tree: "/tree").errors == [
        .init(
          file: "Sources/VIPER/AddContact/AddContactInteractor.swift", line: 21,
          message: "missing argument for parameter 'completion' in call"),
        .init(
          file: "Sources/VIPER/ContactList/ContactListInteractor.swift", line: 41,
          message: "'catch' block is unreachable because no errors are thrown in 'do' block"),
      ])
  }

  @Test func theStepsThatFail() {
    let lines = """
      scenario "The name is shown"
        select row 1  # FAILED: expected that a person could do this; found the rows of the list cannot be selected
      /s/Benchmarks/Changes/detail/detail.scenario:7:3: expected that a person could do this; found the rows of the list cannot be selected
      """.split(separator: "\n")
    #expect(
      FindingLine.all(in: lines, of: "/s/", marked: "") == [
        .init(
          file: "Benchmarks/Changes/detail/detail.scenario", line: 7,
          message: "expected that a person could do this; found the rows of the list cannot be selected")
      ])
  }

  @Test func scenariosThatChangeAreLeftOutAndTheOthersStayInTheirLines() {
    let text = "# Two\nscenario \"A\"\n  launch\n\nscenario \"B (b)\"\n  launch\n"
    #expect(
      ScenarioFilter.leavingOut(["A", "C"], of: text) == "# Two\n\n\n\nscenario \"B (b)\"\n  launch\n")
    #expect(ScenarioFilter.leavingOut(["B (b)"], of: text) == "# Two\nscenario \"A\"\n  launch\n\n\n\n")
  }
}
