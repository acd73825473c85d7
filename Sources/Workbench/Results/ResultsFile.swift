import CommandLineKit
import Foundation
import Measurement

/// What is stored in a file of its own, with the version of its form.
protocol SchemaVersioned: Codable {
  /// The version of the stored form that this code reads and writes.
  static var currentSchemaVersion: Int { get }
}

extension ComparisonResults: SchemaVersioned {}
extension MutationResults: SchemaVersioned {}
extension ChangeBuildResults: SchemaVersioned {}
extension RunSummary: SchemaVersioned {}

/// The files in which results are kept.
enum ResultsFile {
  /// Reads the results of a comparison and checks that they can be rendered; `file` is what errors call the file.
  ///
  /// Throws every ``ResultsFileError`` but `notEncodable`.
  static func decode(_ data: Data, file: String) throws(ResultsFileError) -> ComparisonResults {
    let results = try decode(ComparisonResults.self, from: data, file: file)
    do {
      try ResultsCheck(results).run()
    } catch {
      throw .inconsistent(file: file, error)
    }
    return results
  }

  /// Reads other results, their version before all else.
  ///
  /// Throws every ``ResultsFileError`` but `inconsistent` and `notEncodable`.
  static func decode<Value: SchemaVersioned>(
    _ type: Value.Type, from data: Data, file: String
  ) throws(ResultsFileError) -> Value {
    let found = try read(Header.self, from: data, file: file).schemaVersion
    guard found == type.currentSchemaVersion else {
      throw .otherSchemaVersion(file: file, found: found, expected: type.currentSchemaVersion)
    }
    return try read(type, from: data, file: file)
  }

  /// Writes results on one line that ends with a newline, with sorted keys: the same results, the same bytes.
  ///
  /// Throws `notEncodable`.
  static func encode(_ results: any Encodable) throws(ResultsFileError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(results) + Data("\n".utf8)
    } catch {
      throw .notEncodable(reason: "\(error)")
    }
  }

  /// What every version of a file has.
  private struct Header: Decodable {
    let schemaVersion: Int
  }

  /// Reads JSON of any form. Throws `notJSON` and `wrongField`.
  static func read<Value: Decodable>(
    _ type: Value.Type, from data: Data, file: String
  ) throws(ResultsFileError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw .of(error, in: data, file: file)
    } catch {
      throw .wrongField(file: file, path: "the top level", reason: "it cannot be read.")
    }
  }
}

/// Why a results file cannot be read or written; each case that is about a file names it.
enum ResultsFileError: Error, Equatable, Sendable {
  /// The file is not JSON; the reason says where it stops being so.
  case notJSON(file: String, reason: String)
  /// The field at the coding path is missing or holds something else than it should.
  case wrongField(file: String, path: String, reason: String)
  /// The file has a schema version that this version does not read.
  case otherSchemaVersion(file: String, found: Int, expected: Int)
  /// The fields are all there, and no report can be made of them.
  case inconsistent(file: String, ResultsInconsistency)
  /// The results hold a value that JSON has no text for.
  case notEncodable(reason: String)
}

extension ResultsFileError: CustomStringConvertible {
  /// One sentence for a person.
  var description: String {
    switch self {
    case .notJSON(let file, let reason): "\(file) is not JSON: \(reason)"
    case .wrongField(let file, let path, let reason): "\(file), at \(path): \(reason)"
    case .otherSchemaVersion(let file, let found, let expected):
      "\(file) has schema version \(found), which is \(found > expected ? "newer" : "older") than version"
        + " \(expected), the one that is read here; make it again."
    case .inconsistent(let file, let inconsistency): "\(file), at \(inconsistency)"
    case .notEncodable(let reason): "The results cannot be written as JSON: \(reason)"
    }
  }
}

extension ResultsFileError {
  /// The decoder's error in words for a person: where, and what was expected there.
  static func of(_ error: DecodingError, in data: Data, file: String) -> ResultsFileError {
    switch error {
    case .keyNotFound(let key, let context):
      let reason = "the field \(VisibleText.quoted(key.stringValue)) is missing."
      return .wrongField(file: file, path: path(context.codingPath), reason: reason)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return .wrongField(file: file, path: path(context.codingPath), reason: "expected \(name(of: type)).")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      let shape = (context.underlyingError as? SampleShapeError)?.description
      let reason = shape.map { VisibleText.oneLine(VisibleText.abbreviated($0)) } ?? "expected another value."
      return .wrongField(file: file, path: path(context.codingPath), reason: reason)
    default:
      return withoutPath(data, file: file)
    }
  }

  /// The decoder on Linux says of a number that does not fit its field that all the data is no JSON.
  private static func withoutPath(_ data: Data, file: String) -> ResultsFileError {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let words = VisibleText.abbreviated(reason ?? error.localizedDescription, to: 100)
      return .notJSON(file: file, reason: VisibleText.oneLine(words))
    }
    return .wrongField(
      file: file, path: "the top level",
      reason: "a number does not fit its field, such as 1.5 where a whole number belongs.")
  }

  /// Where a field is, such as `cost.run.cells[3].launches`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      let name = VisibleText.oneLine(VisibleText.abbreviated(key.stringValue, to: 100))
      return path.isEmpty ? name : "\(path).\(name)"
    }
    return path.isEmpty ? "the top level" : path
  }

  private static func name(of type: any Any.Type) -> String {
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
}
