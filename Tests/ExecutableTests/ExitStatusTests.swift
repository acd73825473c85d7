import Foundation
import TestSupport
import Testing

extension ExecutableTests {
  /// 0 all went well, 1 an expectation failed, 2 not understood, 3 not readable or not writable.
  @Suite(.serialized) struct ExitStatuses {
    private let folder: TestFolder

    init() throws {
      folder = try TestFolder()
    }

    @Test func aFailedExpectationIsToldWithItsPlace() throws {
      let file = try folder.write(
        """
        scenario "Wrong"
          launch
          expect title "Kontakte"
        scenario "Right"
          launch
        scenario "Wrong again"
          launch
          tap "Edit"
        scenario "Right at last"
          launch
        """, to: "failing.scenario")
      let result = try executable.run("--scenario", file)
      #expect(result.status == 1)
      #expect(
        result.errors == """
          \(file):3:3: expected the title: "Kontakte"; found "Contacts"
          \(file):8:3: expected that a person could do this; found there is no button "Edit"; buttons here: "Add"

          """)
      // The scenarios after the failed one have been run as well.
      #expect(result.output.contains("scenario \"Right\""))
      #expect(result.output.contains("# FAILED"))
    }

    @Test func aBrokenScenarioIsToldWithItsPlace() throws {
      let file = try folder.write("scenario \"S\"\n  lunch\n", to: "broken.scenario")
      let result = try executable.run("--scenario", file)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("\(file):2:3: found \"lunch\", expected a step"))
      #expect(result.errors.hasSuffix("did you mean \"launch\"?\n"))
      #expect(result.output == "")
      // One from standard input has its place too, and nothing to read is no scenario.
      let piped = try executable.runInShell(#"echo launch | "$0""#)
      #expect(piped.errors == "<standard input>:1:1: found \"launch\", expected \"scenario\"\n")
      #expect(try executable.run().status == 2)
    }

    /// As where a hook runs it, for a person whose git is set up against it.
    @Test func nothingOfAPersonsGitChangesWhatIsLaidOut() throws {
      let (home, index) = (folder.url.path + "/home", folder.url.path + "/index")
      let settings = """
        [core]\n autocrlf = true\n hooksPath = \(home)\n fsmonitor = false\n attributesFile = \(home)/attributes
        [diff]\n external = false\n noprefix = true\n[init]\n templateDir = \(home)\n[apply]\n whitespace = error
        """
      for (text, path) in [
        (settings, ".gitconfig"), (settings, "git/config"), ("*\n", "git/ignore"),
        ("* text eol=crlf\n*.swift working-tree-encoding=UTF-16\n", "attributes"),
        ("* text eol=crlf\n*.swift working-tree-encoding=UTF-16\n", "git/attributes"),
      ] { try folder.write(text, to: "home/\(path)") }
      let compare = BuiltExecutable(
        name: "compare",
        launcher: [
          "/usr/bin/env", "HOME=\(home)", "XDG_CONFIG_HOME=\(home)", "GIT_INDEX_FILE=\(index)", "GIT_TRACE=1",
          "GIT_TRACE2=1", "GIT_DEFAULT_HASH=sha256", "GIT_COMMON_DIR=\(home)", "GIT_ICASE_PATHSPECS=1",
          "GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=core.autocrlf", "GIT_CONFIG_VALUE_0=true",
        ])
      let place = folder.url.appending(path: "changed")
      let result = try compare.run("changes", "--checkout", "phone", place.path)
      #expect(result.status == 0 && !FileManager.default.fileExists(atPath: index), "\(result.errors)")
      let code = try String(
        contentsOf: place.appending(path: "Sources/ContactsDomain/ContactDraft.swift"), encoding: .utf8)
      #expect(code.contains("validatedPhone") && !code.utf8.contains(0x0D))
    }

    @Test func aFileThatIsNotTextIsNoScenario() throws {
      let path = try folder.write([0x7F, 0x45, 0x4C, 0x46, 0x00, 0xFF, 0xFE, 0x0A], to: "binary").path
      let result = try executable.run("--scenario", path)
      #expect(result.status == 2)
      #expect(result.errors == "\(path):1:6: found the byte 0xFF, expected text in UTF-8\n")
      #expect(try executable.run("--scenario", executable.url.path).status == 2)
    }

    @Test func aFileThatCannotBeReadIsNamed() throws {
      let missing = try executable.run("--scenario", "no/such.scenario")
      #expect(missing.status == 3)
      #expect(missing.errors.hasPrefix("\(executable.name): cannot read \"no/such.scenario\": "))
      let directory = try executable.run("--scenario", "Sources")
      #expect(directory.status == 3)
      #expect(directory.errors.hasPrefix("\(executable.name): cannot read \"Sources\": "))
      #expect(missing.output + directory.output == "")
    }

    @Test func aFileHasALargestSize() throws {
      let limit: UInt64 = 16 << 20
      // The first byte is no text, which is found only in a file that is not too large to be read.
      let largest = try folder.file("largest", size: limit, first: 0xFF)
      #expect(try executable.run("--scenario", largest).status == 2)
      let larger = try folder.file("larger", size: limit + 1, first: 0xFF)
      let result = try executable.run("--scenario", larger)
      #expect(result.status == 3)
      #expect(result.errors.contains("larger than 16 MiB"))
    }

    @Test(
      arguments: [
        ("--scen", "unknown option '--scen', did you mean '--scenario'?"),
        ("--data", "unknown option '--data', did you mean '--database'?"),
        ("--scenario", "expected a value FILE after '--scenario', found the end of the command line"),
        ("--scenario=", "expected a value FILE for '--scenario', found an empty one"),
        ("file.scenario", "unexpected argument 'file.scenario', expected options only"),
      ])
    func anArgumentThatIsNotUnderstood(mistake: (argument: String, message: String)) throws {
      let result = try executable.run(mistake.argument)
      #expect(result.status == 2)
      let name = executable.name
      #expect(result.errors == "\(name): \(mistake.message); see \(name) --help\n")
      #expect(result.output == "")
    }
  }
}

extension TestFolder {
  /// Makes a file of so many bytes, which take no space but for the first one. Returns its path.
  fileprivate func file(_ name: String, size: UInt64, first: UInt8) throws -> String {
    let file = try write([first], to: name)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: size)
    try handle.close()
    return file.path
  }
}
