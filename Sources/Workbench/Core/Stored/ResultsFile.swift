import CommandLineKit
import Foundation
import Measurement

/// A value that is stored in a file of its own, with the version of its schema.
protocol SchemaVersioned: Codable {
  /// The schema version that this code reads and writes.
  static var currentSchemaVersion: Int { get }
}

extension SchemaVersioned {
  /// Reads a file; nil if there is none. `name` is its name in errors.
  static func read(_ path: String, name: String? = nil) throws -> Self? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let file = name ?? path
    let data = Data(try InputFile.read(path, limit: 16 << 20))
    return try ResultsFile.decode(Self.self, from: data, file: file)
  }
}

/// Reads and writes files of results. An error is one sentence for a person, with the file, the place in it, and what
/// was expected there.
enum ResultsFile {
  /// Reads results, and checks their version first.
  static func decode<Value: SchemaVersioned>(
    _ type: Value.Type, from data: Data, file: String
  ) throws(CommandFailure) -> Value {
    let (found, expected) = (try version(of: data, file: file), type.currentSchemaVersion)
    guard found == expected else {
      throw .usage(
        "\(file) has schema version \(found), which is \(found > expected ? "newer" : "older") than version"
          + " \(expected), the one that is read here; make it again.")
    }
    return try read(type, from: data, file: file)
  }

  /// The schema version of a file; files of every version have this field.
  static func version(of data: Data, file: String) throws(CommandFailure) -> Int {
    struct Header: Decodable { let schemaVersion: Int }
    return try read(Header.self, from: data, file: file).schemaVersion
  }

  /// Reads JSON without checking a version.
  static func read<Value: Decodable>(
    _ type: Value.Type, from data: Data, file: String
  ) throws(CommandFailure) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw failure(error, in: data, file: file)
    } catch {
      throw .usage("\(file), at the top level: it cannot be read.")
    }
  }

  /// The decoder's error in words for a person: the place, and what was expected there.
  private static func failure(_ error: DecodingError, in data: Data, file: String) -> CommandFailure {
    func wrong(_ keys: [any CodingKey], _ reason: String) -> CommandFailure {
      .usage("\(file), at \(path(keys)): \(reason)")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return wrong(context.codingPath, "the field \(VisibleText.quoted(key.stringValue)) is missing.")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return wrong(context.codingPath, "expected \(name(of: type)).")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      let shape = (context.underlyingError as? SampleShapeError)?.description
      let reason = shape.map { VisibleText.oneLine(VisibleText.abbreviated($0)) }
      return wrong(context.codingPath, reason ?? "expected another value.")
    default:
      break
    }
    // If a number does not fit its field, the decoder on Linux reports that the whole file is not JSON.
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let words = VisibleText.abbreviated(reason ?? error.localizedDescription, to: 100)
      return .usage("\(file) is not JSON: \(VisibleText.oneLine(words))")
    }
    return wrong([], "a number does not fit its field, such as 1.5 where a whole number belongs.")
  }

  /// The path of a field, such as `cost.run.cells[3].launches`.
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
