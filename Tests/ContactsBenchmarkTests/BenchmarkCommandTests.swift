import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import ContactsWorkloads
import Measurement
import Testing

@testable import ContactsBenchmark

@MainActor
@Suite struct BenchmarkCommandTests {
  /// What is built without optimisation says nothing about time, nor to a profiler.
  @Test(.enabled(if: Build.isDebug), arguments: [[], ["--sizes", "1"], ["--sizes", "1", "--perform", "1"]])
  func aDebugBuildIsRefused(words: [String]) {
    #expect(BenchmarkCommand().run(words) == .unavailable)
  }

  @Test(arguments: [["--sizes"], ["--unknown"], ["surplus"]])
  func aCommandLineThatIsNotUnderstood(words: [String]) {
    #expect(BenchmarkCommand().run(words) == .usage)
  }

  /// Each architecture is launched, and launched again for each batch and one before them; there is no control.
  @Test func aProfilerSeesEveryBatchOfEachParticipantAndNoControl() throws {
    final class Log { var sizes: [Int?] = [] }
    let log = Log()
    let architecture = Architecture(name: "Counted", roles: []) { repository in
      log.sizes.append(try? repository.contacts().count)
      return ArchitectureCatalog.all[0].makeApp(repository)
    }
    let options = BenchmarkOptions(
      architectures: [architecture], workloads: Workload.all.filter { $0.id == "launch" }, sizes: [5, 7],
      rounds: 1, cap: .zero, seed: 1, launch: 1, label: "")
    try ProfilerRun(options: options, batches: 2).run()
    #expect(log.sizes == [5, 5, 5, 5, 7, 7, 7, 7])
  }

  /// Of 1 to 5 µs, the middle half goes from 2 to 4.
  @Test func theTableHasMediansAndTheMiddleHalf() throws {
    let participants = ["MVC", "MVVM"]
    let launch = try LaunchSamples(
      participants: participants,
      times: [[1_000, 5_000, 3_000, 4_000, 2_000], [7_000, 7_000, 7_000, 7_000, 7_000]])
    let cell = try CellSamples(workload: "fly", size: 7, participants: participants, launches: [launch])
    let workload = WorkloadDescription(id: "fly", summary: "Fly", operation: "flight")
    #expect(
      try MedianTable(BenchmarkRun(workloads: [workload], cells: [cell])).text == """
        fly, 7 contacts
          MVC                  3.00 µs   (middle half 2.00 µs to 4.00 µs)
          MVVM                 7.00 µs   (middle half 7.00 µs to 7.00 µs)

        """)
  }
}
