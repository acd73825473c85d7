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
