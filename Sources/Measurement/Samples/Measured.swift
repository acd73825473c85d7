/// Something that was measured, or the reason why it could not be.
///
/// In JSON it is the value itself, or `{"notMeasured": "the reason"}`; no value is encoded as an object with only that
/// field.
package enum Measured<Value: Codable & Equatable & Sendable>: Equatable, Sendable {
  case measured(Value)
  case notMeasured(reason: String)

  /// Nil if it was not measured.
  package var value: Value? {
    if case .measured(let value) = self { value } else { nil }
  }

  /// Nil if it was measured.
  package var reason: String? {
    if case .notMeasured(let reason) = self { reason } else { nil }
  }
}

extension Measured: Codable {
  /// Any field, so that fields other than the reason are noticed.
  private struct Field: CodingKey {
    static var notMeasured: Field { Field(stringValue: "notMeasured") }

    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// Reads the reason, or else the value; throws a `DecodingError`, which is the value's if there is no reason.
  package init(from decoder: any Decoder) throws {
    if let reason = try Self.reason(in: decoder) {
      self = .notMeasured(reason: reason)
    } else {
      self = .measured(try decoder.singleValueContainer().decode(Value.self))
    }
  }

  /// The reason; nil unless the JSON is an object with the reason as its only field.
  private static func reason(in decoder: any Decoder) throws -> String? {
    let container: KeyedDecodingContainer<Field>
    do {
      container = try decoder.container(keyedBy: Field.self)
    } catch is DecodingError {
      return nil
    }
    guard container.allKeys.map(\.stringValue) == [Field.notMeasured.stringValue] else { return nil }
    return try container.decode(String.self, forKey: .notMeasured)
  }

  /// Writes the value, or the reason; throws what encoding the value throws.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .measured(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .notMeasured(let reason):
      var container = encoder.container(keyedBy: Field.self)
      try container.encode(reason, forKey: .notMeasured)
    }
  }
}
