import TestSupport
import Testing

extension ExecutableTests {
  /// Streams that are closed or full end a program with a status, and never hang or crash it.
  @Suite(.serialized) struct BrokenStreams {
    private let folder: TestFolder
    /// More output than a pipe holds, so that a program has to notice that its reader is gone.
    private let longScenario: String

    init() throws {
      folder = try TestFolder()
      let steps = String(repeating: "  scroll down\n", count: 500)
      longScenario = try folder.write(
        "scenario \"L\"\n  given 600 contacts\n  launch\n\(steps)", to: "long.scenario")
    }

    @Test func aReaderThatGoesAwayEndsTheProgram() throws {
      let line = #"{ "$0" --scenario "$1"; echo "ended with $?" >&2; } | true"#
      let result = try executable.runInShell(line, longScenario)
      // By the signal for it, or by the error where that signal is ignored.
      let status = result.errors.split(separator: "\n").last
      #expect(status == "ended with 141" || status == "ended with 3")
    }

    @Test func aReaderMayBeSlowerThanTheProgram() throws {
      let direct = try executable.run("--scenario", longScenario)
      #expect(direct.status == 0)
      #expect(direct.output.utf8.count > 65_536)
      let piped = try executable.runInShell(
        #""$0" --scenario "$1" | { read -r line; echo "$line"; cat; }"#, longScenario)
      #expect(piped.output == direct.output)
    }

    @Test func closedStandardOutput() throws {
      let result = try executable.runInShell(#""$0" --scenario "$1" >&-"#, longScenario)
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("\(executable.name): "))
      #expect(try executable.runInShell(#""$0" --help >&-"#).status == 3)
    }

    @Test func closedStandardError() throws {
      #expect(try executable.runInShell(#""$0" --verbose 2>&-"#).status == 2)
      #expect(try executable.runInShell(#""$0" --scenario no/such 2>&-"#).status == 3)
      let failing = "printf 'scenario \"S\"\\nlaunch\\nexpect 1 row\\n' | \"$0\" 2>&-"
      let result = try executable.runInShell(failing)
      #expect(result.status == 1)
      #expect(result.output.contains("# FAILED"))
    }

    @Test func closedStandardInput() throws {
      let result = try executable.runInShell(#""$0" <&-"#)
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("\(executable.name): cannot read \"<standard input>\": "))
    }

    #if os(Linux)
      @Test func aFullDisk() throws {
        let result = try executable.runInShell(#""$0" --scenario "$1" > /dev/full"#, longScenario)
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("\(executable.name): "))
      }

      @Test func anEndlessFile() throws {
        #expect(try executable.run("--scenario", "/dev/zero").status == 3)
      }
    #endif
  }
}
