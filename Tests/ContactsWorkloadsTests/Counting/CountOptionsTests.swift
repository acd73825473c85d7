import ArchitectureCatalog
import CommandLineKit
import Measurement
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct CountOptionsTests {
  private func options(_ words: String...) throws -> CountOptions {
    guard case .run(let arguments) = try CountCommand.description.parse(words) else {
      throw CommandFailure.usage("help was asked for")
    }
    return try CountOptions(arguments)
  }

  @Test func everythingIsCountedIfNothingIsSaid() throws {
    let options = try options()
    #expect(options.workloads.map(\.id) == Workload.all.map(\.id))
    #expect(options.memory == MemoryCount.all)
    #expect(options.comparisons.map(\.id) == ["domain-build", "domain-insert"])
    #expect(options.sizes == [10, 1_000, 100_000])
    #expect(!options.countsInstructions)
  }

  /// The same code counts the same: there is no control.
  @Test func theContendersAreTheArchitecturesAndTheBaselines() throws {
    let baselines = [ReferenceArm.toolkit, ReferenceArm.domain, ReferenceArm.reference]
    #expect(try options().contenders.map(\.name) == ArchitectureCatalog.leading.map(\.name) + baselines)
    #expect(
      try options("--architectures", "VIPER,MVC").contenders.map(\.name) == ["VIPER", "MVC"] + baselines)
  }

  @Test func everyOptionIsTaken() throws {
    let options = try options(
      "--workloads", "add,memory-launch,domain-build", "--sizes", "7,70", "--instructions",
      "--instruction-cap", "9")
    #expect(options.workloads.map(\.id) == ["add"])
    #expect(options.memory == [MemoryCount.launch])
    #expect(options.comparisons == [ComparisonCount.build])
    #expect(options.sizes == [7, 70])
    #expect(options.countsInstructions)
    #expect(options.instructionCap == .seconds(9))
  }
}
