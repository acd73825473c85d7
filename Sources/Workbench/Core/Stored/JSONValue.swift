/// Encodes any value, or an object whose fields have different types.
struct JSONValue: Encodable {
  let value: any Encodable

  init(_ value: any Encodable) { self.value = value }
  init(_ fields: [String: any Encodable]) { value = fields.mapValues { JSONValue($0) } }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
