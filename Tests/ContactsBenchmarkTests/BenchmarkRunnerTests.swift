import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import ContactsWorkloads
import Measurement
import Results
import Testing

@testable import ContactsBenchmark

@MainActor
@Suite struct BenchmarkRunnerTests {
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
    return (try BenchmarkRunner(options: options, progress: ProgressLine()).run(), storages)
  }

  /// Where objects happen to lie in memory is drawn three times, not once.
  @Test func everythingIsBuiltThreeTimes() throws {
    let (run, storages) = try run(["open-cancel"])
    #expect(storages.all.count == 3 * 2, "the architecture and its control")
    #expect(Set(storages.all.map { ObjectIdentifier($0) }).count == 3 * 2)
    let cell = try #require(run.cells.first)
    #expect(cell.arms == ["Counted", "Counted again", ReferenceArm.toolkit, ReferenceArm.calibration])
    #expect(try cell.arms.map { try cell.times(of: $0).map(\.count) } == [[6], [6], [6], [6]])
    // Of each building come two rounds, and no two buildings were sampled as one.
    let buildings = try [0..<2, 2..<4, 4..<6].map { rounds in
      try cell.arms.map { try cell.times(of: $0)[0][rounds] }
    }
    #expect(Set(buildings).count == 3)
  }

  @Test func aSingleRoundIsBuiltForOnce() throws {
    let (run, storages) = try run(["open-cancel"], rounds: 1)
    #expect(storages.all.count == 2)
    let cell = try #require(run.cells.first)
    #expect(run.cells.count == 1)
    #expect(try cell.arms.map { try cell.times(of: $0).map(\.count) } == [[1], [1], [1], [1]])
  }

  /// A building's subjects go from one workload to the next, until a list has grown.
  @Test func workloadsShareABuilding() throws {
    let (_, storages) = try run(["open-cancel", "add-rejected", "screenful"])
    #expect(storages.all.count == 3 * 2)
  }

  @Test func cellsComeByWorkloadAndThenBySize() throws {
    let (run, _) = try run(["add", "screenful"], sizes: [5, 20], rounds: 3)
    #expect(run.workloads.map(\.id) == ["add", "screenful"])
    #expect(run.cells.map(\.workload) == ["add", "add", "screenful", "screenful"])
    #expect(run.cells.map(\.size) == [5, 20, 5, 20])
    let times = try run.cells.flatMap { cell in
      try cell.arms.flatMap { try cell.times(of: $0).flatMap(\.self) }
    }
    #expect(!times.isEmpty && times.allSatisfy { $0 > 0 })
  }

  @Test func whoDoesNotDoTheWorkIsNotTimed() throws {
    let forgetful = Architecture(name: "Forgetful", roles: []) { _ in
      ArchitectureCatalog.all[0].makeApp(InMemoryContactRepository())
    }
    let workloads = Workload.all.filter { $0.id == "open-cancel" }
    let options = BenchmarkOptions(
      architectures: [forgetful], workloads: workloads, sizes: [5], rounds: 1, cap: .zero, seed: 1,
      launch: 1, label: "")
    #expect(throws: WorkloadFailure.self) {
      try BenchmarkRunner(options: options, progress: ProgressLine()).run()
    }
  }
}
