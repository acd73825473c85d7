/// What the scenarios showed. Only identical behaviour gets this far: a difference ends the comparison.
struct BehaviourResults: Codable, Equatable, Sendable {
  /// One scenario, which every architecture passed with the same transcript.
  struct PassedScenario: Codable, Equatable, Sendable {
    let name: String
    /// The steps that a person does, and the changes of storage.
    let actions: Int
    /// The expectations that held.
    let expectations: Int
    /// The screens that were compared.
    let screens: Int
  }

  let scenarios: [PassedScenario]
  /// The bytes of one architecture's transcripts; the others' are the same.
  let transcriptBytes: Int
}
