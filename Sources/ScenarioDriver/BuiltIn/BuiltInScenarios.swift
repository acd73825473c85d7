/// The scenarios that every architecture has to pass.
package enum BuiltInScenarios {
  /// All of them, in the order of their files. Throws ``ScenarioSyntaxError`` where one of them is broken.
  package static func all() throws(ScenarioSyntaxError) -> [Scenario] {
    var scenarios: [Scenario] = []
    for (file, bytes) in files {
      scenarios += try ScenarioParser.parse(bytes, file: file)
    }
    return scenarios
  }

  private static var files: [(name: String, bytes: [UInt8])] {
    [
      ("list.scenario", PackageResources.list_scenario),
      ("adding.scenario", PackageResources.adding_scenario),
      ("order.scenario", PackageResources.order_scenario),
      ("validation.scenario", PackageResources.validation_scenario),
      ("failures.scenario", PackageResources.failures_scenario),
      ("storage.scenario", PackageResources.storage_scenario),
    ]
  }
}
