import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import ContactsWorkloads
import Measurement
import TestSupport
import Testing

@testable import ContactsBenchmark

@MainActor
@Suite(.waits) struct BenchmarkRunnerTests {
  /// Making sixty thousand names takes most of a small run, and these are the same for all.
  private static let source = FixtureSource(largest: 20)

  /// The storage of every app that was made; it is kept, so that no two share an identity.
  private final class Storages {
    var all: [any ContactRepository] = []
  }

  /// A run on one architecture, and the storages of its apps.
  private func run(
    _ ids: [String], sizes: [Int] = [5], rounds: Int = 6
  ) throws -> (run: BenchmarkRun, storages: Storages) {
    let storages = Storages()
    let makeApp = try #require(ArchitectureCatalog.all.first).makeApp
    let architecture = Architecture(name: "Counted", roles: []) {
      storages.all.append($0)
      return makeApp($0)
    }
    let workloads = ids.compactMap { id in Workload.all.first { $0.id == id } }
    let options = BenchmarkOptions(
      architectures: [architecture], workloads: workloads, sizes: sizes, rounds: rounds, cap: .zero, seed: 1,
      launch: 1, label: "")
    return (try BenchmarkRunner(options: options, progress: ProgressLine()).run(on: Self.source), storages)
  }

  /// Where objects happen to lie in memory is drawn three times, not once.
  @Test func everythingIsBuiltThreeTimes() throws {
    let (run, storages) = try run(["open-cancel"])
    #expect(storages.all.count == 3 * 2, "the architecture and its control")
    #expect(Set(storages.all.map { ObjectIdentifier($0) }).count == 3 * 2)
    let cell = try #require(run.cells.first)
    #expect(
      cell.participants == [
        "Counted", "Counted again", ReferenceParticipant.toolkit, ReferenceParticipant.calibration,
      ])
    #expect(try cell.participants.map { try cell.times(of: $0).map(\.count) } == [[6], [6], [6], [6]])
    // Of each building come two rounds, and no two buildings were sampled as one.
    let buildings = try [0..<2, 2..<4, 4..<6].map { rounds in
      try cell.participants.map { try cell.times(of: $0)[0][rounds] }
    }
    #expect(Set(buildings).count == 3)
  }

  @Test func aSingleRoundIsBuiltForOnce() throws {
    let (run, storages) = try run(["open-cancel"], rounds: 1)
    #expect(storages.all.count == 2)
    let cell = try #require(run.cells.first)
    #expect(run.cells.count == 1)
    #expect(try cell.participants.map { try cell.times(of: $0).map(\.count) } == [[1], [1], [1], [1]])
  }

  /// A building's subjects go from one workload to the next, until a list has grown: adding comes last, whatever is asked
  /// for first. A list of 20 may grow by one batch, so that the batch after that of warming up finds a new one.
  @Test(arguments: [(["open-cancel", "add-rejected", "screenful"], 1), (["add", "open-cancel"], 2)])
  func workloadsShareABuilding(ids: [String], subjects: Int) throws {
    let (_, storages) = try run(ids, sizes: [20], rounds: 3)
    #expect(storages.all.count == 3 * 2 * subjects)
  }

  @Test func cellsComeByWorkloadAndThenBySize() throws {
    let (run, _) = try run(["add", "screenful"], sizes: [5, 20], rounds: 3)
    #expect(run.workloads.map(\.id) == ["add", "screenful"])
    #expect(run.cells.map(\.workload) == ["add", "add", "screenful", "screenful"])
    #expect(run.cells.map(\.size) == [5, 20, 5, 20])
    let times = try run.cells.flatMap { cell in
      try cell.participants.flatMap { try cell.times(of: $0).flatMap(\.self) }
    }
    #expect(!times.isEmpty && times.allSatisfy { $0 > 0 })
  }

  @Test func whoDoesNotDoTheWorkIsNotTimed() throws {
    let forgetful = Architecture(name: "Forgetful", roles: []) { _ in
      ArchitectureCatalog.all[0].makeApp(InMemoryContactRepository())
    }
    let options = options(["open-cancel"], of: [forgetful], rounds: 1)
    #expect(throws: CommandFailure.self) {
      try BenchmarkRunner(options: options, progress: ProgressLine()).run(on: Self.source)
    }
  }

  /// The one that was started last too, and one whose launches come to nothing after so many.
  @Test(arguments: 0..<3, [("open-cancel", 0), ("launch", 1)])
  func noneIsTimedWhoDoesNotDoTheWork(place: Int, work: (id: String, launches: Int)) throws {
    let makeApp = ArchitectureCatalog.all[0].makeApp
    let participants = (0..<3).map { index in
      var launches = 0
      return Participant(name: "\(index)") { (repository: any ContactRepository) in
        launches += index == place ? 1 : 0
        return makeApp(launches > work.launches ? InMemoryContactRepository() : repository)
      }
    }
    let workload = try #require(Workload.all.first { $0.id == work.id })
    let fixture = Self.source.fixture(size: 5, pool: SubjectPool())
    let pass = try #require(passes(options(rounds: 1)).first)
    #expect(throws: CommandFailure.self) { try pass.measure(workload, participants, on: fixture) }
  }

  // MARK: What a launch divides, and in which order

  private func options(
    _ ids: [String] = [], of architectures: [Architecture] = [], rounds: Int, cap: Duration = .zero,
    seed: UInt64 = 1, launch: Int = 1
  ) -> BenchmarkOptions {
    BenchmarkOptions(
      architectures: architectures, workloads: ids.compactMap { id in Workload.all.first { $0.id == id } },
      sizes: [5], rounds: rounds, cap: cap, seed: seed, launch: launch, label: "")
  }

  private func passes(_ options: BenchmarkOptions, size: Int = 1_000) -> [MeasurementPass] {
    BenchmarkRunner(options: options, progress: ProgressLine()).passes(size: size)
  }

  @Test(arguments: [(100_000, 3), (100_001, 1)])
  func roundsAndTimesAreDividedAmongTheBuildings(size: Int, buildings: Int) {
    let passes = passes(options(rounds: 300, cap: .milliseconds(600)), size: size)
    #expect(passes.map(\.rounds) == Array(repeating: 300 / buildings, count: buildings))
    #expect(passes.map(\.cap) == Array(repeating: .milliseconds(600) / buildings, count: buildings))
    // A quarter of the time on top for warming up, and at least four rounds in all.
    #expect(passes.map(\.warmUpCap) == Array(repeating: .milliseconds(150) / buildings, count: buildings))
    #expect(passes.map(\.minimumRounds) == Array(repeating: buildings == 1 ? 3 : 2, count: buildings))
    // What is sampled is what was divided.
    for pass in passes {
      let plan = pass.plan(StartingOrder(seed: 1, workload: "add", size: size))
      #expect(plan.rounds == pass.rounds && plan.minimumRounds == pass.minimumRounds)
      #expect(plan.cap == pass.cap && plan.warmUpCap == pass.warmUpCap)
    }
  }

  @Test(arguments: [(1, [1]), (2, [1, 1]), (3, [1, 1, 1]), (4, [1, 1, 1]), (7, [2, 2, 2])])
  func noBuildingIsWithoutARound(rounds: Int, expected: [Int]) {
    let passes = passes(options(rounds: rounds))
    #expect(passes.map(\.rounds) == expected)
    #expect(passes.allSatisfy { $0.minimumRounds == $0.rounds })
  }

  /// The makers of apps in the order in which they were called, building by building.
  private func makers(
    _ workload: String, _ names: [String], rounds: Int, seed: UInt64, launch: Int
  ) throws -> [[String]] {
    final class Log { var names: [String] = [] }
    let log = Log()
    let architectures = names.map { name in
      Architecture(name: name, roles: []) {
        log.names.append(name)
        return ArchitectureCatalog.all[0].makeApp($0)
      }
    }
    let options = options([workload], of: architectures, rounds: rounds, seed: seed, launch: launch)
    _ = try BenchmarkRunner(options: options, progress: ProgressLine()).run(on: Self.source)
    let length = log.names.count / 3
    return (0..<3).map { Array(log.names[($0 * length)..<(($0 + 1) * length)]) }
  }

  /// A launch of an app is a sample of this workload.
  private func launches(seed: UInt64 = 1, launch: Int = 1) throws -> [[String]] {
    try makers("launch", ["A", "B", "C"], rounds: 9, seed: seed, launch: launch)
  }

  /// A round of warming up, and three of each building that count; each has every participant once, the control among
  /// them.
  @Test func eachBuildingIsWarmedUp() throws {
    for building in try launches() {
      #expect(building.count >= 4 * 4)
      #expect(building.count { $0 == "A" } == 2 * building.count { $0 == "B" })
      #expect(building.count { $0 == "B" } >= 1 + 3)
    }
  }

  @Test func theRoundsOfEachBuildingAndLaunchHaveAnOrderOfTheirOwn() throws {
    let all = try launches() + launches(launch: 2) + launches(seed: 2)
    #expect(Set(all).count == 9)
    #expect(try launches() == Array(all[0..<3]))
  }

  @Test func eachBuildingAndLaunchIsSampledFromASeedOfItsOwn() {
    let order = StartingOrder(seed: 7, workload: "add", size: 1_000)
    let passes = passes(options(rounds: 9, seed: 7)) + passes(options(rounds: 9, seed: 7, launch: 2))
    #expect(passes.map(\.index) == Array(0..<6))
    #expect(Set(passes.map { $0.plan(order).seed }).count == 6)
  }

  /// Who is started in which place, building by building and launch by launch.
  @Test func theParticipantsStartInTheOrderOfTheirTurn() throws {
    let names = ["A", "B", "C", "D"]
    let architectures = names.map {
      Architecture(name: $0, roles: [], makeApp: ArchitectureCatalog.all[0].makeApp)
    }
    let options = options(["open-cancel"], of: architectures, rounds: 3)
    let participants = options.workloads[0].entries(
      options.participants, Self.source.fixture(size: 5, pool: SubjectPool())
    ).map { String($0.name.prefix { $0 != " " }) }
    let order = StartingOrder(seed: 7, workload: "open-cancel", size: 5)
    let found = try (1...4).flatMap { launch in
      try makers("open-cancel", names, rounds: 3, seed: 7, launch: launch)
    }
    let expected = (0..<12).map { turn in
      order.of(participants.count, turn: turn).map { participants[$0] }.filter { $0.count == 1 }
    }
    #expect(found == expected)
    #expect(Set(found).count > 3)
  }
}
