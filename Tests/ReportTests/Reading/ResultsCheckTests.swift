import Testing

@testable import Results

@Suite struct ResultsCheckTests {
  private func complaint(_ change: (inout Fixture) -> Void) throws -> String? {
    var fixture = Fixture()
    change(&fixture)
    let results = try fixture.results()
    do {
      try ResultsCheck(results).run()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `sound results pass`() throws {
    #expect(try complaint { _ in } == nil)
    #expect(try complaint { $0.baselines = [] } == nil)
    #expect(try complaint { $0.shared = [] } == nil)
  }

  @Test func `names of architectures`() throws {
    #expect(try complaint { $0.architectures[0].name = "" } == "architectures[0]: The name is empty.")
    let taken = try complaint { fixture in
      fixture.architectures[1].name = ReferenceArm.toolkit
      fixture.baselines = []
    }
    #expect(taken == #"architectures[1]: A baseline is named "toolkit + domain" too."#)
  }

  @Test func `sources of every architecture`() throws {
    let missing = try complaint { $0.structures = ["MVC", "MVVM"].map(Source.architecture) }
    #expect(missing == "structure.architectures: VIPER is missing.")
    let unknown = try complaint { $0.structures = ["MVC", "MVVM", "VIPER", "VIP"].map(Source.architecture) }
    #expect(unknown == "structure.architectures: VIP is not among the architectures.")
    let twice = try complaint { $0.structures = ["MVC", "MVVM", "VIPER", "MVC"].map(Source.architecture) }
    #expect(twice == #"structure.architectures: "MVC" is there twice."#)
  }

  @Test func `code in every folder, and measured files in every role`() throws {
    let empty = try complaint { $0.shared = [FolderMetrics(path: "Sources/Empty", files: [])] }
    #expect(empty == "structure.shared[0]: There is no line of code.")
    let unmeasured = try complaint { fixture in
      let role = StructureResults.RoleSources(name: "View", files: ["Missing.swift"], counts: SourceCounts())
      let metrics = Source.architecture("MVC").metrics
      fixture.architectures = [("MVC", 1)]
      fixture.structures = [
        StructureResults.ArchitectureSources(name: "MVC", metrics: metrics, roles: [role])
      ]
    }
    #expect(unmeasured == "structure.architectures[0].roles: View has Missing.swift, which was not measured.")
  }

  @Test func `counts that sums could not carry`() throws {
    let scenario = BehaviourResults.PassedScenario(name: "Any", actions: .max, expectations: 1, screens: 1)
    #expect(
      try complaint { $0.scenarios = [scenario] }?.hasPrefix("behaviour.scenarios[0].actions: ") == true)
    #expect(try complaint { $0.cores = 0 } == "environment.cores: There is no core.")
  }

  @Test func `systems are whole`() throws {
    let complain = { (change: (inout SystemSample) -> Void) in
      try complaint { fixture in
        var sample = SystemSample()
        change(&sample)
        fixture.systems = .measured(sample.results)
      }
    }
    #expect(try complain { _ in } == nil)
    #expect(try complain { $0.names = [] } == "systems.systems: There is no architecture.")
    #expect(
      try complain { $0.names = ["MVC", "MVC"] } == #"systems.systems: "MVC" is there twice."#)
    #expect(
      try complain { $0.done["MVC"] = [] } == "systems.systems[0].done: A stack is without a frame.")
    #expect(
      try complain { $0.alive = 101 }
        == "systems.systems[0].lifetimes.addContact[0].alive: There are more than were seen.")
    #expect(
      try complain { $0.files["MVVM"] = ["A.swift": "func a() {}"] }
        == "systems.systems[1].coupling.types: There is no type.")
    #expect(
      try complain { $0.files["VIPER"] = ["A.swift": "class A {}", "B.swift": "class A {}"] }
        == #"systems.systems[2].coupling.types: "A" is there twice."#)
    #expect(try complaint { $0.systems = .notMeasured(reason: "none") } == nil)
  }

  @Test func `a way of the tap for every architecture`() throws {
    let missing = try complaint { $0.traces = .measured(["MVC", "MVVM"].map(Taps.trace)) }
    #expect(missing == "taps.traces: VIPER is missing.")
    let still = TapResults.Trace(architecture: "VIPER", stacks: [])
    let noStack = try complaint { $0.traces = .measured(["MVC", "MVVM"].map(Taps.trace) + [still]) }
    #expect(noStack == "taps.traces[2].stacks: There is no stack.")
    let empty = TapResults.Trace(architecture: "VIPER", stacks: [Taps.stack(.screen)])
    let noFrame = try complaint { $0.traces = .measured(["MVC", "MVVM"].map(Taps.trace) + [empty]) }
    #expect(noFrame == "taps.traces[2].stacks: A stack is without a frame.")
  }

  private func changeComplaint(_ changes: (inout ChangeSample) -> Void) throws -> String? {
    var sample = ChangeSample()
    changes(&sample)
    return try complaint { $0.changes = .measured(sample.results) }
  }

  @Test func `change requests that cannot be`() throws {
    #expect(try changeComplaint { _ in } == nil)
    #expect(try changeComplaint { $0.grown = ChangeSample.grown } == nil)
    #expect(try changeComplaint { $0.ids = [] } == "changes.requests: There is no request.")
    #expect(
      try changeComplaint { $0.ids = ["push", "push"] } == #"changes.requests: "push" is there twice."#)
    #expect(
      try changeComplaint { $0.ids = ["../up"] } == "changes.requests[0].id: It is no name of a folder.")
    #expect(
      try changeComplaint { $0.names = ["MVC", "VIP"] }
        == "changes.requests[0].architectures: VIP is not among the architectures.")
    #expect(
      try changeComplaint { $0.names = [] } == "changes.requests[0].architectures: There is no architecture.")
    #expect(
      try changeComplaint { $0.addedToExisting["phone"] = [21, 0, 0] }
        == "changes.requests[1]: More lines are added to files than in all.")
  }

  @Test func `merges of every pair, and of no other`() throws {
    let merge = { (ids: [String], name: String?) in
      ChangeResults.Merge(requests: ids, architecture: name, sources: [], tests: [])
    }
    let complaint = { (merges: [ChangeResults.Merge]) in
      try changeComplaint { sample in
        (sample.ids, sample.names, sample.merges) = (["phone", "push"], ["MVC"], .measured(merges))
      }
    }
    let pair = ["phone", "push"]
    #expect(try complaint([merge(pair, "MVC"), merge(pair, nil)]) == nil)
    #expect(try complaint([merge(pair, nil)]) == "changes.merges: MVC does not have every pair.")
    #expect(
      try complaint([merge(pair.reversed(), "MVC")])
        == "changes.merges[0].requests: They are not two requests in their order.")
    #expect(
      try complaint([merge(pair, "MVVM")]) == "changes.merges[0].architecture: It has no request.")
    #expect(
      try complaint([merge(pair, "MVC"), merge(pair, "MVC")])
        == #"changes.merges: "phone with push in MVC" is there twice."#)
  }

  @Test func `launches, rounds and cells`() throws {
    #expect(try complaint { $0.launches = 0 } == "cost.launches: There was no launch.")
    #expect(try complaint { $0.rounds = 0 } == "cost.rounds: There was no round.")
    #expect(try complaint { $0.sizes = [:] } == "cost.run.cells: There is no cell.")
    #expect(
      try complaint { $0.sizes = ["add": [1], "scroll": []] } == #"cost.run.workloads: "scroll" has no cell."#
    )
    #expect(try complaint { $0.sizes = ["add": [1, 1]] } == #"cost.run.cells: "add at 1" is there twice."#)
    let far = try complaint { $0.architectures[1].factor = 1e15 }
    #expect(far == "cost.run.cells[0]: A time is out of range.")
  }

  @Test func `every arm in every cell`() throws {
    var lacking = try Fixture().results()
    lacking.architectures = ["MVVM", "MVC", "VIPER"]
    #expect(
      throws: ResultsInconsistency(path: "cost.run.cells[0]", reason: #"The arm "MVVM again" is missing."#)
    ) {
      try ResultsCheck(lacking).run()
    }
  }

  @Test func `launches that the cells do not have`() throws {
    var lacking = try Fixture().results()
    lacking.cost.launches = 3
    #expect(
      throws: ResultsInconsistency(path: "cost.run.cells[0]", reason: "The cell has 2 launches, the run 3.")
    ) {
      try ResultsCheck(lacking).run()
    }
  }
}
