/// What the scenarios showed. Only identical behaviour gets this far: a difference ends the comparison.
public struct BehaviourResults: Codable, Equatable, Sendable {
  /// One scenario, which every architecture passed with the same transcript.
  public struct Scenario: Codable, Equatable, Sendable {
    public let name: String
    /// The steps that a person does, and the changes of storage.
    public let actions: Int
    /// The expectations that held.
    public let expectations: Int
    /// The screens that were compared.
    public let screens: Int

    public init(name: String, actions: Int, expectations: Int, screens: Int) {
      self.name = name
      self.actions = actions
      self.expectations = expectations
      self.screens = screens
    }
  }

  public let scenarios: [Scenario]
  /// The bytes of one architecture's transcripts; the others' are the same.
  public let transcriptBytes: Int

  public init(scenarios: [Scenario], transcriptBytes: Int) {
    self.scenarios = scenarios
    self.transcriptBytes = transcriptBytes
  }
}
