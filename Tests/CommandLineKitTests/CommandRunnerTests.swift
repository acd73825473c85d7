import CommandLineKit
import Testing

@Suite struct CommandRunnerTests {
  private struct Refusal: Error {}

  private let runner = CommandRunner(
    CommandDescription(name: "sample", summary: "Does nothing.", options: [.flag("loud", "Loudly.")]))

  @Test func whatWentWellOrFailedACheckKeepsItsStatus() {
    #expect(runner.run([]) { _ in .success } == .success)
    #expect(runner.run(["--loud"]) { $0.flag("loud") ? .checkFailed : .success } == .checkFailed)
  }

  @Test func aWrongWordIsUsageAndNothingRuns() {
    var hasRun = false
    let status = runner.run(["--lout"]) { _ in
      hasRun = true
      return .success
    }
    #expect(status == .usage)
    #expect(!hasRun)
  }

  @Test func anErrorMeansThatItCannotBeDoneUnlessItSaysOrIsExplained() {
    #expect(runner.run([]) { _ in throw Refusal() } == .unavailable)
    for failure in [CommandFailure.checkFailed("a"), .usage("a"), .unavailable("a")] {
      #expect(runner.run([]) { _ in throw failure } == failure.status)
    }
    let explained = runner.run([]) { error in
      error is Refusal ? (.checkFailed, "sample: refused") : nil
    } _: { _ in
      throw Refusal()
    }
    #expect(explained == .checkFailed)
  }
}
