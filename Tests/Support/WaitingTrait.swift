import Dispatch
import Synchronization
package import Testing

/// Gives tests that wait threads of their own.
///
/// The threads that all tests share are as few as the processor's cores. A test that waits for a program there holds up the
/// others; one that comes back there from the main actor stands behind all of them again, so that the main actor would
/// begin its work when everyone else has finished.
package struct WaitingTrait: SuiteTrait, TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// The tests of the suite wait for programs, or do much on the main actor.
  package static var waits: Self { Self() }
}

/// A few threads that take turns: so many tests at most wait at once, and so many programs are there to wait for.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let queues = (1...4).map { DispatchQueue(label: "tests that wait \($0)") }
  private let turn = Atomic(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queues[turn.wrappingAdd(1, ordering: .relaxed).oldValue % queues.count].async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
