import Foundation

/// Why a results file cannot be read or written; each case names the file.
package enum ResultsFileError: Error, Equatable, Sendable {
  /// The file is not JSON; the reason says where it stops being so.
  case notJSON(file: String, reason: String)
  /// The field at the coding path is missing or holds something else than it should.
  case wrongField(file: String, path: String, reason: String)
  /// The file has a schema version that this version does not read.
  case otherSchemaVersion(file: String, found: Int)
  /// The fields are all there and contradict each other.
  case inconsistent(file: String, ResultsInconsistency)
  /// The results hold a value that JSON has no text for.
  case notEncodable(reason: String)
}

extension ResultsFileError: CustomStringConvertible {
  /// One sentence for a person.
  package var description: String {
    let current = ComparisonResults.currentSchemaVersion
    return switch self {
    case .notJSON(let file, let reason): "\(file) is not JSON: \(reason)"
    case .wrongField(let file, let path, let reason): "\(file), at \(path): \(reason)"
    case .otherSchemaVersion(let file, let found):
      "\(file) has schema version \(found), which is \(found > current ? "newer" : "older") than version"
        + " \(current), the one that is read here; run the comparison again."
    case .inconsistent(let file, let inconsistency): "\(file), at \(inconsistency)"
    case .notEncodable(let reason): "The results cannot be written as JSON: \(reason)"
    }
  }
}

extension ResultsFileError {
  /// The decoder's error in words for a person: where, what was expected, and what was found.
  static func of<Value: Decodable>(
    _ error: DecodingError, in data: Data, decoding type: Value.Type, file: String
  ) -> ResultsFileError {
    let tree: Any
    do {
      tree = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      return .notJSON(file: file, reason: HarmlessText.short(reason(error)))
    }
    let (path, reason) = explanation(of: error, in: tree) ?? misfit(in: tree, decoding: type)
    return .wrongField(file: file, path: FieldPath.text(path), reason: reason)
  }

  /// Nil where the decoder does not say which field it is.
  private static func explanation(
    of error: DecodingError, in tree: Any
  ) -> (path: [any CodingKey], reason: String)? {
    switch error {
    case .keyNotFound(let key, let context):
      return (context.codingPath, "the field \(HarmlessText.quoted(key.stringValue)) is missing.")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let found = FieldPath.value(at: context.codingPath, in: tree)
      return (context.codingPath, "expected \(JSONWords.expected(type)), found \(JSONWords.found(found)).")
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else { return nil }
      if let error = context.underlyingError as? SampleShapeError {
        return (context.codingPath, error.description)
      }
      let found = FieldPath.value(at: context.codingPath, in: tree)
      return (context.codingPath, "expected another value, found \(JSONWords.found(found)).")
    @unknown default:
      return nil
    }
  }

  /// The decoder on Linux says of a number that does not fit its field, such as 1.5 where a whole number belongs,
  /// that all the data is no JSON. Where such numbers are texts, it tells the first that should be whole.
  private static func misfit<Value: Decodable>(
    in tree: Any, decoding type: Value.Type
  ) -> (path: [any CodingKey], reason: String) {
    var fractional: Set<String> = []
    while case .typeMismatch(let expected, let context)? = firstError(in: tree, keeping: fractional, type) {
      // A field that may hold any number: all of its kind stay numbers.
      if expected is Double.Type, fractional.insert(FieldPath.kind(context.codingPath)).inserted { continue }
      return explanation(of: .typeMismatch(expected, context), in: tree) ?? unknownMisfit
    }
    return unknownMisfit
  }

  private static let unknownMisfit: (path: [any CodingKey], reason: String) = (
    [], "a number does not fit its field, such as 1.5 where a whole number belongs."
  )

  private static func firstError<Value: Decodable>(
    in tree: Any, keeping fractional: Set<String>, _ type: Value.Type
  ) -> DecodingError? {
    let marked = FieldPath.markingMisfits(in: tree, keeping: fractional)
    do {
      let data = try JSONSerialization.data(withJSONObject: marked, options: .fragmentsAllowed)
      _ = try JSONDecoder().decode(type, from: data)
      return nil
    } catch {
      return error as? DecodingError
    }
  }

  private static func reason(_ error: any Error) -> String {
    let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return (reason ?? error.localizedDescription).replacing(" in Swift", with: "")
  }
}

/// The words for what JSON holds.
private enum JSONWords {
  static func expected(_ type: any Any.Type) -> String {
    switch type {
    case is Int.Type, is UInt64.Type: "a whole number"
    case is Double.Type: "a number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "another value"
    }
  }

  static func found(_ value: Any?) -> String {
    switch value {
    case let text as String: "the text \(HarmlessText.quoted(text))"
    case is [Any]: "a list"
    case let object as [String: Any]: object.isEmpty ? "an empty object" : "an object"
    case let number as NSNumber: isTruth(number) ? "\(number.boolValue)" : "the number \(number)"
    case is NSNull: "null"
    default: "nothing"
    }
  }

  private static func isTruth(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
