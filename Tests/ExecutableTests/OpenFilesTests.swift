import TestSupport
import Testing

extension ExecutableTests {
  /// A system lets a program have some hundred files open, and git alone is started more often than that.
  @Suite(.serialized) struct OpenFilesTests {
    @Test func whatIsStartedLeavesNothingOpen() throws {
      let result = try BuiltExecutable(name: "compare").runInShell(
        #"ulimit -n 100 && exec "$0" changes"#)
      #expect(result.status == 0, "\(result.errors)")
    }
  }
}
