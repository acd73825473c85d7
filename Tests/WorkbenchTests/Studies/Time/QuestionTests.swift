import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import ContactsWorkloads
import Foundation
import Measurement
import ScenarioDriver
import Testing

@testable import BehaviourProof
@testable import Workbench

@MainActor
@Suite struct QuestionTests {
  @Test func theBehaviourIsComparedAndThenTheSamplesAreTaken() throws {
    try StoredRuns.inFolder { runs in
      var asked: [BenchmarkPlan] = []
      let plan = BenchmarkPlan.quick.limited(to: ["add"], sizes: [10])
      let compared = ArchitectureCatalog.all.filter { runs.committed.architectures.contains($0.name) }
      let question = Question(
        architectures: compared, scenarios: try BuiltInScenarios.all(), plan: plan
      ) { plan, names in
        asked.append(plan)
        #expect(names == runs.committed.architectures)
        return runs.committed.cost
      }
      let answer = try question.answer(progress: ProgressLine())
      #expect(asked.map(\.workloads) == [["add"]])
      #expect(asked.flatMap(\.parts).map(\.sizes) == [[10]])
      #expect(
        answer.markdown.contains(
          "the same transcripts in \(runs.committed.architectures.joined(separator: ", "))"))
      #expect(answer.markdown.contains("| Contacts | MVC | MVVM |"))
    }
  }

  @Test func whatBehavesDifferentlyIsNotMeasured() throws {
    let first = ArchitectureCatalog.all[0]
    let forgetful = Architecture(name: "Forgetful", roles: []) { _ in
      first.makeApp(InMemoryContactRepository())
    }
    let question = Question(
      architectures: [first, forgetful], scenarios: try BuiltInScenarios.all(), plan: .quick
    ) { _, _ in
      Issue.record("measured")
      throw CommandFailure.unavailable("never")
    }
    #expect(throws: BehaviourDifference.self) { try question.answer(progress: ProgressLine()) }
  }

  @Test func everyWorkloadIsListed() {
    #expect(WorkloadCommand.workloads.map(\.id) == Workload.all.map(\.id))
    #expect(CompareCommand().run(["workload"]) == .success)
  }
}
