import Measurement
import Testing

@testable import Workbench

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
