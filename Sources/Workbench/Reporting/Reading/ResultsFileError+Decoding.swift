import Foundation

extension ResultsFileError {
  /// The error if the data is not JSON, with the place; the decoder itself does not tell it on every platform.
  static func notJSON(in data: Data, file: String) -> ResultsFileError? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return .notJSON(file: file, reason: reason ?? error.localizedDescription)
    }
  }

  /// Words the decoder's error.
  static func wrongField(_ error: DecodingError, file: String) -> ResultsFileError {
    switch error {
    case .keyNotFound(let key, let context):
      wrongField(file, context.codingPath, "the field \"\(key.stringValue)\" is missing.")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      wrongField(file, context.codingPath, context.debugDescription)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // The decoder on Linux says "not JSON" of such a number, and nothing of where it stands.
      wrongField(file, [], "a number does not fit its field, such as 1.5 where a whole number belongs.")
    case .dataCorrupted(let context):
      wrongField(file, context.codingPath, context.debugDescription)
    @unknown default:
      wrongField(file, [], "\(error)")
    }
  }

  private static func wrongField(
    _ file: String, _ keys: [any CodingKey], _ reason: String
  ) -> ResultsFileError {
    .wrongField(file: file, path: path(of: keys), reason: reason)
  }

  /// Such as `cost.run.cells[3].launches`.
  private static func path(of keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return path.isEmpty ? "the top level" : path
  }
}
