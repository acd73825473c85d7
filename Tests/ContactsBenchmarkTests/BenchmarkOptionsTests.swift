import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import ContactsWorkloads
import Measurement
import Testing

@testable import ContactsBenchmark

@MainActor
@Suite struct BenchmarkOptionsTests {
  private func options(_ words: String...) throws -> BenchmarkOptions {
    guard case .run(let arguments) = try BenchmarkCommand.description.parse(words) else {
      throw CommandFailure.usage("help was asked for")
    }
    return try BenchmarkOptions(arguments)
  }

  @Test func whatIsMeasuredIfNothingIsSaid() throws {
    let options = try options()
    #expect(options.architectures.map(\.name) == ArchitectureCatalog.leading.map(\.name))
    #expect(options.workloads.map(\.id) == Workload.all.map(\.id))
    #expect(options.sizes == [10, 1_000, 100_000])
    #expect(options.rounds == 300)
    #expect(options.cap == .milliseconds(500))
  }

  @Test func everyOptionIsTaken() throws {
    let options = try options(
      "--architectures", "VIPER,MVC", "--workloads", "scroll,add", "--sizes", "7,70", "--rounds", "9",
      "--cap", "20", "--seed", "5", "--label", "here")
    #expect(options.architectures.map(\.name) == ["VIPER", "MVC"])
    #expect(options.workloads.map(\.id) == ["scroll", "add"])
    #expect(options.sizes == [7, 70])
    #expect(options.rounds == 9)
    #expect(options.cap == .milliseconds(20))
    #expect(options.seed == 5)
    #expect(options.label == "here")
  }

  @Test(arguments: [
    ["--architectures", "no architecture"], ["--workloads", "ad"], ["--workloads", "known-cost"],
    ["--sizes", "0"],
    ["--rounds", "0"], ["--cap", "0"], ["--seed", "x"],
  ])
  func whatIsNotUnderstoodIsRefused(words: [String]) throws {
    guard case .run(let arguments) = try BenchmarkCommand.description.parse(words) else { return }
    #expect(throws: UsageError.self) { try BenchmarkOptions(arguments) }
  }

  @Test func theKnownCostIsPerformedAndNeverTimed() throws {
    let performed = try options("--workloads", "known-cost", "--perform", "1")
    #expect(performed.workloads.map(\.id) == ["known-cost"])
  }

  @Test func theControlsStandBehindTheArchitectures() throws {
    #expect(
      try options("--architectures", "VIPER,MVC").participants.map(\.name) == [
        "VIPER", "MVC", "VIPER again", "MVC again", "toolkit + domain", "bare domain", "reference algorithm",
      ])
  }

  @Test func theFirstAndThoseThatLeadAreControls() throws {
    let further = try #require(ArchitectureCatalog.further.first).name
    let other = try #require(ArchitectureCatalog.further.last).name
    let leading = ArchitectureCatalog.leading[0].name
    let names = try options("--architectures", "\(further),\(leading),\(other)").participants.map(\.name)
    #expect(names.filter { $0.hasSuffix(" again") } == ["\(further) again", "\(leading) again"])
  }

  /// All behave alike: that a participant is the architecture of its name can be told from the type of its app alone.
  @Test(arguments: ArchitectureCatalog.all)
  func aControlIsItsArchitectureOnceMore(first: Architecture) throws {
    let others = ArchitectureCatalog.all.filter { $0.name != first.name }
    let names = ([first] + others).map(\.name).joined(separator: ",")
    let participants = try options("--architectures", names).participants
    func type(_ participant: String) throws -> ObjectIdentifier {
      let participant = try #require(participants.first { $0.name == participant })
      let makeApp = try #require(participant.makeApp)
      return ObjectIdentifier(Swift.type(of: try makeApp(InMemoryContactRepository())))
    }
    func type(_ architecture: Architecture) -> ObjectIdentifier {
      ObjectIdentifier(Swift.type(of: architecture.makeApp(InMemoryContactRepository())))
    }
    for control in [first] + ArchitectureCatalog.leading {
      #expect(try type(ReferenceParticipant.again(control.name)) == type(control))
    }
    for architecture in ArchitectureCatalog.all {
      #expect(try type(architecture.name) == type(architecture))
    }
    #expect(Set(ArchitectureCatalog.all.map(type)).count == ArchitectureCatalog.all.count)
  }
}
