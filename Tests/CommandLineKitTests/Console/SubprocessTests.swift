import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct SubprocessTests {
  @Test func aProgramHasTheSettingsBeforeItAndNoneThatIsUnwanted() throws {
    let script = #"echo "$GREETING, $LC_ALL"; test -z "${HOME+set}""#
    let end = try Subprocess.run(["GREETING=a = b", "LC_ALL=C", "sh", "-c", script], without: ["HOME"])
    #expect(end.output == "a = b, C\n")
    #expect(end.status == 0)
  }

  @Test(arguments: ["no-such-program", "/no/such/program", "no/such/program"])
  func whereThereIsNoProgramTheStatusIs127(name: String) throws {
    #expect(try Subprocess.run([name], mergingErrors: true).status == 127)
  }

  /// It may be called by a path from the folder that it runs in.
  @Test func aProgramRunsInTheFolder() throws {
    let folder = try TestFolder()
    #expect(try Subprocess.run(["install", "-m", "755", "/bin/pwd", "\(folder.path)/here"]).status == 0)
    let place = folder.url.resolvingSymlinksInPath().path
    #expect(Subprocess.text(["./here"], in: folder.url) == place)
    #expect(Subprocess.text(["pwd"], in: folder.url) == place)
  }

  @Test func theSignalThatEndsAProgramIsItsStatus() throws {
    #expect(try Subprocess.run(["sh", "-c", "kill -KILL $$"]).status == SIGKILL)
  }
}
