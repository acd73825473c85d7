package import Foundation

/// The file in which the results of a comparison are kept.
package enum ResultsFile {
  /// Reads results and checks that they fit together; `file` is what errors call the file.
  ///
  /// Throws every ``ResultsFileError`` but `notEncodable`.
  package static func decode(_ data: Data, file: String) throws(ResultsFileError) -> ComparisonResults {
    let header = try decode(Header.self, from: data, file: file)
    guard header.schemaVersion == ComparisonResults.currentSchemaVersion else {
      throw .otherSchemaVersion(file: file, found: header.schemaVersion)
    }
    let results = try decode(ComparisonResults.self, from: data, file: file)
    do {
      try ResultsCheck(results).run()
    } catch {
      throw .inconsistent(file: file, error)
    }
    return results
  }

  /// Writes results on one line that ends with a newline, with sorted keys: the same results, the same bytes.
  ///
  /// Throws `notEncodable`.
  package static func encode(_ results: ComparisonResults) throws(ResultsFileError) -> Data {
    try encode(results as any Encodable)
  }

  /// Reads what became of mutants. Throws every ``ResultsFileError`` but `inconsistent` and `notEncodable`.
  package static func decodeMutation(_ data: Data, file: String) throws(ResultsFileError) -> MutationResults {
    try decode(MutationResults.self, version: MutationResults.currentSchemaVersion, from: data, file: file)
  }

  /// Reads what builds of the change requests found. Throws every ``ResultsFileError`` but `inconsistent` and `notEncodable`.
  package static func decodeChangeBuilds(
    _ data: Data, file: String
  ) throws(ResultsFileError) -> ChangeBuildResults {
    try decode(
      ChangeBuildResults.self, version: ChangeBuildResults.currentSchemaVersion, from: data, file: file)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, version: Int, from data: Data, file: String
  ) throws(ResultsFileError) -> Value {
    let header = try decode(Header.self, from: data, file: file)
    guard header.schemaVersion == version else {
      throw .otherSchemaVersion(file: file, found: header.schemaVersion)
    }
    return try decode(type, from: data, file: file)
  }

  /// Writes what became of mutants, as other results are written. Throws `notEncodable`.
  package static func encode(_ results: MutationResults) throws(ResultsFileError) -> Data {
    try encode(results as any Encodable)
  }

  /// Writes what builds of the change requests found, as other results are written. Throws `notEncodable`.
  package static func encode(_ results: ChangeBuildResults) throws(ResultsFileError) -> Data {
    try encode(results as any Encodable)
  }

  static func encode(_ results: any Encodable) throws(ResultsFileError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(results) + Data("\n".utf8)
    } catch {
      throw .notEncodable(reason: "\(error)")
    }
  }

  /// What every version of the file has.
  struct Header: Decodable {
    let schemaVersion: Int
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, file: String
  ) throws(ResultsFileError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw .of(error, in: data, decoding: type, file: file)
    } catch {
      throw .wrongField(file: file, path: "the top level", reason: "it cannot be read.")
    }
  }
}
