package import Foundation

/// Writes values as JSON.
package enum JSONFile {
  /// Encodes a value as one line that ends with a newline. The keys are sorted, so that equal values give equal bytes.
  package static func encode(_ value: any Encodable) throws(CommandFailure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value) + Data("\n".utf8)
    } catch {
      throw .usage("The results cannot be written as JSON: \(error)")
    }
  }

  package static func text(of value: any Encodable) throws(CommandFailure) -> String {
    String(decoding: try encode(value), as: UTF8.self)
  }
}
