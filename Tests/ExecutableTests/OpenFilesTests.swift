import Foundation
import TestSupport
import Testing

extension ExecutableTests {
  /// A system lets a program have some hundred files open, and git alone is started more often than that.
  @Suite struct OpenFilesTests {
    @Test(
      .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "there is no /proc to look in"))
    func whatIsStartedLeavesNothingOpen() throws {
      let running = try BuiltExecutable(name: "compare").start(["changes"])
      let folder = "/proc/\(running.process.processIdentifier)/fd"
      var most = 0
      while running.process.isRunning {
        do {
          most = max(most, try FileManager.default.contentsOfDirectory(atPath: folder).count)
        } catch {
          // It has ended between the two looks.
          break
        }
      }
      #expect(try running.result().status == 0)
      #expect(most > 0 && most < 64)
    }
  }
}
