import Foundation

/// What texts call architectures whose names are made to be typed.
package struct Titles {
  private let titles: [String: String]

  /// - Parameter titles: by the names of the architectures; one that is its name may be among them.
  package init(_ titles: [String: String]) {
    self.titles = titles.filter { $0.key != $0.value }
  }

  /// The same with titles in place of names, wherever a text is a name or that of its control.
  ///
  /// Throws ``ResultsFileError``.
  package func replacingNames<Value: Codable>(in value: Value) throws(ResultsFileError) -> Value {
    guard !titles.isEmpty else { return value }
    var text = String(decoding: try ResultsFile.encode(value), as: UTF8.self)
    for (name, title) in titles {
      for (old, new) in [(name, title), (ReferenceArm.again(name), ReferenceArm.again(title))] {
        text = text.replacing(try Self.token(old), with: try Self.token(new))
      }
    }
    return try ResultsFile.read(Value.self, from: Data(text.utf8), file: "the results")
  }

  private static func token(_ text: String) throws(ResultsFileError) -> String {
    let line = String(decoding: try ResultsFile.encode(text), as: UTF8.self)
    return String(line.dropLast())
  }
}

extension ComparisonResults {
  /// The same with the titles of the architectures in place of their names; ``systems`` has both.
  ///
  /// Throws ``ResultsFileError``.
  package func titled() throws(ResultsFileError) -> ComparisonResults {
    let compared = (systems?.value?.systems ?? []).filter { architectures.contains($0.name) }
    let titles = Titles(Dictionary(compared.map { ($0.name, $0.title) }) { first, _ in first })
    var titled = try titles.replacingNames(in: self)
    titled.systems = systems
    return titled
  }
}
