package import Testing

/// Says which behaviour a test shows; a failure of the test is reported with its sentence.
package struct BehaviourTrait: TestTrait {
  /// What the test shows.
  package let behaviour: Behaviour

  /// What a failure is reported with.
  package var comments: [Comment] { [Comment(rawValue: behaviour.rawValue)] }
}

extension Trait where Self == BehaviourTrait {
  /// The test shows the behaviour, alone or together with others of the same architecture.
  package static func behaviour(_ behaviour: Behaviour) -> Self {
    Self(behaviour: behaviour)
  }
}
