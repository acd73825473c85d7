import CommandLineKit
import Foundation
import TestSupport
import Testing

extension ExecutableTests {
  /// What holds for every program of the package, the workbench's included.
  @Suite(.serialized) struct EveryProgram {
    private static let others = ["benchmark", "compare", "count", "prove", "storage"].map {
      BuiltExecutable(name: $0)
    }
    private static let programs = [executable] + others

    @Test(arguments: executables + others)
    func itTellsItsNameAndVersion(program: BuiltExecutable) throws {
      let result = try program.run("--version")
      #expect(result.status == 0)
      #expect(result.output == "\(program.name) \(Version.current)\n")
      #expect(result.errors == "")
    }

    @Test(arguments: programs, ["--help", "--version"])
    func whatIsAskedForAndNotWrittenIsAnError(program: BuiltExecutable, option: String) throws {
      var places = [">&-"]
      #if os(Linux)
        places.append("> /dev/full")
      #endif
      for place in places {
        let result = try program.runInShell("\"$0\" \(option) \(place)")
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("\(program.name): cannot write to standard output: "))
      }
    }

    @Test(arguments: programs)
    func theBeginningOfAnOptionIsRecognised(program: BuiltExecutable) throws {
      let result = try program.run("--vers")
      #expect(result.status == 2)
      #expect(
        result.errors
          == "\(program.name): unknown option '--vers', did you mean '--version'?; see \(program.name) --help\n"
      )
    }

    @Test(arguments: [("compare", 5), ("storage", 2)])
    func everySubcommandIsListedAndHasItsOwnHelp(name: String, least: Int) throws {
      let program = BuiltExecutable(name: name)
      let help = try program.run("--help").output
      let list = try #require(help.firstMatch(of: /\nSUBCOMMANDS:\n((?: .*\n)+)/)).1
      let subcommands = list.matches(of: #/(?m)^ {2}([a-z]+) /#).map { String($0.1) }
      #expect(subcommands.count >= least)
      for subcommand in subcommands {
        let result = try program.run(subcommand, "--help")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("USAGE: \(name) \(subcommand) "))
        for heading in ["OPTIONS:", "EXAMPLES:", "EXIT STATUS:"] {
          #expect(result.output.contains("\n\(heading)\n"), "\(subcommand)")
        }
      }
    }

    /// Whatever is shut is named beside what could be read; a root that is shut leaves nothing to tell.
    @Test(
      .enabled(if: OrdinaryUser.isAvailable, "the programs cannot be run as a user whom permissions bind"),
      arguments: ["app", "sources"])
    func aFolderThatCannotBeReadIsNamed(subcommand: String) throws {
      let folder = try TestFolder()
      try folder.write("struct Seen {}\n", to: "Seen.swift")
      try folder.write("struct Shrouded {}\n", to: "In/Shut/Shrouded.swift")
      try folder.write("struct Locked {}\n", to: "In/Locked.swift")
      try OrdinaryUser.own(folder.url)
      let (shut, locked) = ("\(folder.path)/In/Shut", "\(folder.path)/In/Locked.swift")
      chmod(shut, 0)
      chmod(locked, 0)
      defer { chmod(shut, 0o755) }
      let compare = BuiltExecutable(name: "compare", launcher: OrdinaryUser.launcher)
      let result = try compare.run(subcommand, folder.path)
      #expect(result.status == 2)
      #expect(result.output.contains("Seen") && !result.output.contains("Shrouded"))
      for line in [
        "In/Shut is not counted: the folder cannot be read.",
        "In/Locked.swift is not counted: it cannot be read, or is larger than 32 MiB.",
      ] {
        #expect(result.errors.contains("compare: \(line)\n"))
        if subcommand == "app" { #expect(result.output.contains(line)) }
      }
      let root = try compare.run(subcommand, shut)
      #expect(root.status == 3)
      #expect(root.errors == "compare: \(shut) cannot be read.\n")
    }

    @Test(
      .enabled(if: OrdinaryUser.isAvailable, "the programs cannot be run as a user whom permissions bind"))
    func aProgramWhoseFolderCannotBeEnteredRuns() throws {
      let (folder, app) = (try TestFolder(), try TestFolder())
      try app.write("struct Seen {}\n", to: "Seen.swift")
      try OrdinaryUser.own(app.url)
      let program = folder.url.appending(path: "compare")
      // A process of its own copies: what another test starts just then would keep the copy open, and so from running.
      #expect(try BuiltExecutable(name: "compare").runInShell(#"cp "$0" "$1""#, program.path).status == 0)
      chmod(folder.path, 0o700)
      #expect(OrdinaryUser.canRun(OrdinaryUser.launcher + [program.path, "app", app.path]))
    }

    /// Far from the package, in a folder that is no more. The limit ends it after some seconds of work.
    @Test func withoutAPackageThereIsNothingToCompare() throws {
      let folder = try TestFolder()
      let copy = folder.url.appending(path: "compare")
      let gone = try folder.folder("gone")
      let line = #"ulimit -t 20; cp "$0" "$2" && cd "$1" && rmdir "$1" && exec "$2" tests"#
      let result = try BuiltExecutable(name: "compare").runInShell(line, gone.path, copy.path)
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("compare: cannot find the package: "))
    }
  }
}
