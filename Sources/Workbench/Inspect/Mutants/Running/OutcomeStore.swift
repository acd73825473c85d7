import Foundation
import Measurement

/// What is known of a subject's mutants, kept so that an interrupted run goes on where it was.
struct OutcomeStore {
  private struct Kept: Codable {
    let sources: String
    var outcomes: [String: MutantOutcome]
  }

  private let file: URL
  private var content: Kept

  /// Takes what was kept for the same sources; anything else is as if there were nothing. Throws a `CocoaError`.
  init(_ file: URL, sources: String) throws {
    self.file = file
    content = Kept(sources: sources, outcomes: [:])
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    do {
      let kept = try JSONDecoder().decode(Kept.self, from: data)
      if kept.sources == sources { content = kept }
    } catch is DecodingError {
      // One of another version is made anew.
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Tells the sources that it is of from others.
  var sources: String { content.sources }

  subscript(id: Mutant.ID) -> MutantOutcome? { content.outcomes[id.description] }

  /// Keeps an outcome, at once. Throws a `CocoaError` or an `EncodingError`.
  mutating func keep(_ outcome: MutantOutcome) throws {
    content.outcomes[outcome.id] = outcome
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(content).write(to: file, options: .atomic)
  }
}
