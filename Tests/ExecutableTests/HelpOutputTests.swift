import TestSupport
import Testing

extension ExecutableTests {
  @Suite(.serialized) struct HelpOutput {
    @Test(arguments: ["--help", "-h"])
    func itTellsWhatThereIs(option: String) throws {
      let result = try executable.run(option)
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(result.output.hasPrefix("USAGE: \(executable.name) "))
      for heading in ["OPTIONS:", "EXAMPLES:", "EXIT STATUS:"] {
        #expect(result.output.contains("\n\(heading)\n"))
      }
      #expect(result.output.contains("--scenario FILE"))
    }

    @Test func itsExamplesWork() throws {
      let help = try executable.run("--help").output
      let command = "swift run \(executable.name)"
      // The one without a scenario is for a person at a terminal.
      let examples = help.split(separator: "\n").map(String.init).filter {
        $0.contains(command) && $0.contains("scenario ")
      }
      #expect(examples.count >= 2)
      for example in examples {
        // The program itself in place of what would build it first.
        let result = try executable.runInShell(example.replacing(command, with: "\"$0\""))
        #expect(result.status == 0, "\(example)")
        #expect(result.errors == "", "\(example)")
        #expect(result.output.hasPrefix("scenario "), "\(example)")
      }
    }
  }
}
