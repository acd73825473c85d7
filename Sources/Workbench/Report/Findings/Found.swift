import Measurement

/// What was made of something measured, or why there is nothing.
enum Found<Value> {
  case found(Value)
  case missing(reason: String)

  /// - Parameters:
  ///   - otherwise: the reason where the results say nothing at all.
  ///   - make: what is made of what was measured; what it throws is thrown.
  init<Stored>(
    _ measured: Measured<Stored>?, otherwise: String, _ make: (Stored) throws -> Value
  ) rethrows {
    switch measured {
    case .measured(let stored): self = .found(try make(stored))
    case .notMeasured(let reason): self = .missing(reason: reason)
    case nil: self = .missing(reason: otherwise)
    }
  }
}
