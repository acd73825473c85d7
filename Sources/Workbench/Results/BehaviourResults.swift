/// What the scenarios showed. Only identical behaviour gets this far: a difference ends the comparison.
package struct BehaviourResults: Codable, Equatable, Sendable {
  /// One scenario, which every architecture passed with the same transcript.
  package struct PassedScenario: Codable, Equatable, Sendable {
    package let name: String
    /// The steps that a person does, and the changes of storage.
    package let actions: Int
    /// The expectations that held.
    package let expectations: Int
    /// The screens that were compared.
    package let screens: Int

    package init(name: String, actions: Int, expectations: Int, screens: Int) {
      self.name = name
      self.actions = actions
      self.expectations = expectations
      self.screens = screens
    }
  }

  package let scenarios: [PassedScenario]
  /// The bytes of one architecture's transcripts; the others' are the same.
  package let transcriptBytes: Int

  package init(scenarios: [PassedScenario], transcriptBytes: Int) {
    self.scenarios = scenarios
    self.transcriptBytes = transcriptBytes
  }
}
