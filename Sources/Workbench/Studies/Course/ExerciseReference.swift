import ArchitectureCatalog
import Foundation
import SourceReading

/// The reference solution of an exercise, to which a learner's sources are held.
struct ExerciseReference {
  let exercise: Exercise
  /// The folder of the architecture's sources, with the slash behind it.
  let folder: String
  /// The sources of the architecture with the reference solution.
  private(set) var texts: [SourceFolder.Text]
  private let duties: DutyMap
  private let domain: Set<String>
  private let toolkit: Set<String>
  /// The lines that the fault of an exercise has put into a file.
  private let fault: [SourceFolder.Text]

  init(_ exercise: Exercise) throws {
    let folder = "\(exercise.architecture.sourceFolder)/"
    self.folder = folder
    let root = exercise.files.root
    var texts = try SourceFolder.texts(at: root.appendingPathComponent(folder).path)
    (fault, self.texts) = try Trees.use(of: root) { store in
      let trees = try exercise.trees(in: store)
      for file in try store.difference(from: store.base, to: trees.solved) where file.path.hasPrefix(folder) {
        texts.removeAll { folder + $0.path == file.path }
        if let new = file.new { texts.append((String(file.path.dropFirst(folder.count)), new)) }
      }
      guard exercise.kind == .fault else { return ([], texts) }
      let fault = try store.difference(from: store.base, to: trees.started).flatMap { file in
        let lines = (file.new ?? []).split(separator: "\n", omittingEmptySubsequences: false)
        return file.addedLines.map { (String(file.path.dropFirst(folder.count)), Array(lines[$0])) }
      }
      return (fault, texts)
    }
    func types(_ module: String) throws -> Set<String> {
      let files = try SourceFolder.texts(at: root.appendingPathComponent("Sources/\(module)").path)
      return Set(files.flatMap { CoupledSource(path: $0, utf8: $1).typeNames })
    }
    self.exercise = exercise
    domain = try types("ContactsDomain")
    toolkit = try types(exercise.architecture.toolkit.module)
    duties = DutyMap(AppParts(self.texts, in: exercise.architecture, domain: domain, toolkit: toolkit))
  }

  /// What these sources do that the reference does not, what they lack, and which files have the fault, in one line each;
  /// and the files, each part of a role.
  func faults(
    in texts: [SourceFolder.Text]
  ) -> (misplaced: [String], missing: [String], standing: [String], played: Set<String>) {
    let app = AppParts(texts, in: exercise.architecture, domain: domain, toolkit: toolkit)
    let map = DutyMap(app)
    let standing = fault.filter { line in
      // What was only added to the line leaves the fault in it.
      texts.contains { text in
        text.path == line.path && text.utf8.split(separator: "\n").contains { $0.starts(with: line.utf8) }
      }
    }
    let code = exercise.required.isEmpty ? [] : texts.map { LexedSource($0.utf8) }
    let words = exercise.required.filter { rule in
      let places = code.flatMap { $0.places(of: rule.word, with: rule.partner) }
      return !places.contains(true) || rule.isOnly && places.contains(false)
    }
    let calls = duties.called.subtracting(map.called).sorted().map { "a call of the domain's \($0)()" }
    return (
      map.misplaced(besides: duties), calls + words.map(\.reason), standing.map(\.path),
      Set(app.files.map(\.path))
    )
  }
}

extension LexedSource {
  /// For each token with the word, which no comment is: whether the partner is in one of the texts in the same
  /// parentheses, or no text is there.
  fileprivate func places(of word: String, with partner: String?) -> [Bool] {
    all.filter { text(at: $0).contains(word) }.map { place in
      guard let partner,
        let around = all.prefix(place).last(where: { isText(at: $0, "(") && inside($0).contains(place) })
      else { return true }
      let texts = inside(around).filter { $0 != place && [.string, .stringHead].contains(kind(at: $0)) }
      return texts.isEmpty || texts.contains { text(at: $0).contains(partner) }
    }
  }
}
