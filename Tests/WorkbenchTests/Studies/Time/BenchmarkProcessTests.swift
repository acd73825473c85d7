import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// The launches of a plan, with a script in the place of the benchmark.
@Suite struct BenchmarkProcessTests {
  private let plan = Self.plan(isOfAll: false)

  private static func plan(isOfAll: Bool) -> BenchmarkPlan {
    BenchmarkPlan(
      launches: 3, rounds: 11, capMilliseconds: 22,
      parts: [.init(workloads: ["add", "scroll"], sizes: [10, 100], isOfAll: isOfAll)], isQuick: true)
  }

  /// Launches a benchmark that notes its arguments, and measures as many nanoseconds as it was launched before.
  private func launch(_ plan: BenchmarkPlan = plan(isOfAll: false)) throws -> (
    results: TimeResults, lines: [Substring]
  ) {
    let folder = try TestFolder()
    let cell = try CellSamples(
      workload: "add", size: 10, arms: ["MVC"], launches: [LaunchSamples(arms: ["MVC"], times: [[7_777]])])
    let workload = WorkloadDescription(id: "add", summary: "Add", operation: "contact")
    let run = BenchmarkRun(workloads: [workload], cells: [cell])
    try folder.write(JSONEncoder().encode(run), to: "run.json")
    let script = try folder.program(
      "benchmark",
      """
      cd "\(folder.path)"
      echo "$@" >> arguments
      count=$(wc -l < arguments)
      while [ "$1" != --json ]; do shift; done
      sed "s/7777/$((count))/" run.json > "$2"
      """)
    let results = try BenchmarkProcess(package: Package(), plan: plan, seed: 5, progress: ProgressLine())
      .launch(script, architectures: ["VIPER", "MVC"], further: ["VIP"])
    let lines = try String(contentsOf: folder.url.appending(path: "arguments"), encoding: .utf8)
    return (results, lines.split(separator: "\n"))
  }

  /// From the seed and the number follow the orders of a launch, so that no two launches have the same.
  @Test func everyLaunchDoesWhatThePlanSaysWithItsOwnNumber() throws {
    let lines = try launch().lines
    #expect(lines.count == 3)
    for (index, line) in lines.enumerated() {
      #expect(
        line.hasPrefix(
          "--architectures VIPER,MVC --workloads add,scroll --sizes 10,100 --rounds 11 --cap 22 --seed 5"
            + " --launch \(index + 1) --label measuring, launch \(index + 1) of 3 --json /"))
    }
  }

  /// In this folder nothing could be built.
  @Test func whatAPlanHasNoPartForIsNotBuilt() throws {
    let folder = try TestFolder()
    let plan = BenchmarkPlan(launches: 3, rounds: 1, capMilliseconds: 1, parts: [], isQuick: true)
    let package = Package(root: folder.url, scratchFolder: folder.url)
    let results = try BenchmarkProcess(package: package, plan: plan, seed: 5, progress: ProgressLine())
      .run(architectures: ["MVC"])
    #expect(results.run.cells.isEmpty && results.notMeasured.isEmpty)
  }

  @Test func thoseThatAreNotComparedTakePartWhereThePlanIsOfAll() throws {
    let lines = try launch(Self.plan(isOfAll: true)).lines
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("--architectures VIPER,MVC,VIP --workloads") })
  }

  @Test func theLaunchesStandSideBySide() throws {
    let results = try launch().results
    #expect(try results.run.cells.map { try $0.times(of: "MVC") } == [[[1], [2], [3]]])
    #expect(results.launches == 3)
    #expect(results.rounds == 11)
    #expect(results.capMilliseconds == 22)
    #expect(results.isQuick)
  }

  @Test func aBenchmarkThatFailsLeavesNoTimes() throws {
    let process = BenchmarkProcess(package: try Package(), plan: plan, seed: 5, progress: ProgressLine())
    #expect(throws: CommandFailure.self) {
      try process.launch(URL(fileURLWithPath: "/usr/bin/false"), architectures: ["MVC"])
    }
  }

  @Test func everyLaunchOfTheExecutablesHasItsOwnSeed() throws {
    let process = BenchmarkProcess(package: try Package(), plan: plan, seed: 5, progress: ProgressLine())
    let seeds = (1...3).map { process.sampling(launch: $0).seed }
    #expect(Set(seeds).count == 3)
    #expect(process.sampling(launch: 1).rounds == 11)
  }
}

@Suite struct StartUpSamplingTests {
  private static let plan = SamplingPlan(
    rounds: 3, minimumRounds: 3, cap: .seconds(10), warmUpCap: .zero, seed: 1)

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// Each is started once to see that it works, and twice a round, once as its control.
  @Test func aControlStartsItsExecutable() throws {
    let log = folder.url.appending(path: "log")
    let executables = try ["one", "two", "three"].map { name in
      (name: name, url: try folder.program(name, "echo \(name) >> '\(log.path)'"))
    }
    _ = try StartUpSampling(plan: Self.plan).run(executables)
    let names = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    // The round of warming up comes on top.
    for name in ["one", "two", "three"] { #expect(names.count { $0 == name } == 1 + 2 * 4) }
  }

  @Test(arguments: ["/usr/bin/false", "/there/is/nothing"])
  func whatFailsIsNotTimed(path: String) {
    #expect(throws: CommandFailure.self) {
      try StartUpSampling(plan: Self.plan).run([("one", URL(fileURLWithPath: path))])
    }
  }

  @Test func whatFailsLaterIsNotTimed() throws {
    let mark = folder.url.appending(path: "mark").path
    let executable = try folder.program("later", "[ ! -f '\(mark)' ] && touch '\(mark)'")
    #expect(throws: CommandFailure.self) { try StartUpSampling(plan: Self.plan).run([("one", executable)]) }
  }

  @Test func theInputIsReadFromTheFile() throws {
    let input = try folder.write("told".utf8, to: "input")
    let shell = URL(fileURLWithPath: "/bin/sh")
    try Program(executable: shell, arguments: ["-c", "read word; test \"$word\" = told"], input: input).run()
    #expect(throws: CommandFailure.self) {
      try Program(executable: shell, arguments: ["-c", "exit 3"], input: input).run()
    }
  }
}
