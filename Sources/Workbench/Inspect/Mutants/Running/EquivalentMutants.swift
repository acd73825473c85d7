import Foundation

/// The mutants that change nothing which a test could see, each with the reason, as a person has found.
struct EquivalentMutants: Sendable {
  /// The file, from the root of the package.
  static let path = "Tests/EquivalentMutants.json"

  /// A mutant without the number of its line, which moves.
  struct Entry: Codable, Equatable, Sendable {
    /// An architecture, or the domain.
    let subject: String
    let file: String
    /// The text of the line, without the white space around it.
    let line: String
    let change: MutationOperator
    let original: String
    let reason: String

    /// Whether it speaks of the mutant.
    func fits(_ mutant: Mutant) -> Bool {
      mutant.id.subject == subject && mutant.file == file && mutant.lineText == line
        && mutant.change == change && mutant.original == original
    }
  }

  let entries: [Entry]

  /// Reads the file in the package at the root. Throws a `CocoaError` or a `DecodingError`.
  init(root: URL) throws {
    let data = try Data(contentsOf: root.appendingPathComponent(Self.path))
    entries = try JSONDecoder().decode([Entry].self, from: data)
  }

  /// Why the mutant is equivalent; nil if it is not listed.
  func reason(for mutant: Mutant) -> String? {
    entries.first { $0.fits(mutant) }?.reason
  }
}
