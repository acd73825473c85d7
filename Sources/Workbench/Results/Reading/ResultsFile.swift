import CommandLineKit
import Foundation

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
