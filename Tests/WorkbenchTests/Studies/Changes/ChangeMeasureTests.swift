import Testing

@testable import Workbench

/// What the measures of changes count.
@Suite struct ChangeMeasureTests {
  private func table(roles: [String: [String]] = [:]) throws -> MeasureTable {
    var sample = ChangeSample()
    sample.roles.merge(roles) { $1 }
    let findings = try ChangeFindings(sample.results, architectures: sample.names)
    return MeasureTable(architectures: sample.names, findings.measures)
  }

  @Test func `they add up over all changes, and have a median`() throws {
    let table = try table()
    #expect(try table.number(of: "changes.count", for: Measure.project) == 3)
    #expect(try table.numbers(of: "changes.added") == [54, 128, 226])
    #expect(try table.numbers(of: "changes.typicalAdded") == [20, 40, 60])
    #expect(try table.number(of: "changes.scenarios", for: Measure.project) == 1)
    #expect(try table.numbers(of: "changes.added@detail") == [30, 80, 150])
    #expect(try table.numbers(of: "changes.newFiles@detail") == [0, 1, 2])
    // Two of MVVM's tests go with each change: one is changed, one removed.
    #expect(try table.numbers(of: "changes.testsEdited") == [3, 6, 9])
    #expect(try table.measure("changes.added").fullTitle == "Code lines added by 3 changes")
  }

  @Test(arguments: [
    (["Router"], 0.0, 0.0), (["Router", "Builder"], 0, 0), (["Router", "App"], 1, 0),
    (["View", "App", "Router"], 2, 1),
  ])
  func `roles other than the router are counted`(roles: [String], besides: Double, further: Double) throws {
    let table = try table(roles: ["push": roles])
    #expect(try table.number(of: "changes.rolesBesidesRouter@push", for: "VIPER") == besides)
    #expect(try table.number(of: "changes.rolesBesidesRouterAndApp@push", for: "VIPER") == further)
    #expect(try table.number(of: "changes.roles@push", for: "VIPER") == Double(roles.count))
  }

  @Test func `a presenter is touched or not`() throws {
    let table = try table(roles: ["push": ["Presenter"]])
    #expect(try table.number(of: "changes.presentersTouched@push", for: "VIPER") == 1)
    #expect(try table.number(of: "changes.presentersTouched@detail", for: "VIPER") == 0)
  }
}
