import CommandLineKit
import Foundation
import Measurement
import Synchronization

/// Runs the unit tests and the scenarios of architectures, and of the domain, with each of their mutants.
struct MutationRun {
  private let root: URL
  private let folder: URL
  private let progress: ProgressLine

  /// - Parameter package: its folder, in a git checkout; the copy and what is known are in its `.build/mutation`.
  init(of package: URL, progress: ProgressLine) {
    root = package
    folder = package.appendingPathComponent(".build/mutation")
    self.progress = progress
  }

  /// What became of the mutants. What is known for the same sources is not run again.
  ///
  /// - Parameter sample: which mutants are run; all where it is nil.
  func run(
    _ subjects: [MutationSubject], sample: MutationResults.Sample?
  ) throws -> MutationResults {
    return try CopyLock.withLock(on: folder) {
      let all = try subjects.map { try SubjectMutants($0, root: root) }
      let chosen = Self.choose(sample, from: all.flatMap(\.mutants))
      var stores = try all.map { try store(for: $0.subject) }
      if zip(all, stores).contains(where: { mutants, store in
        mutants.mutants.contains { chosen.contains($0.id) && store[$0.id] == nil }
      }) {
        try run(all, chosen, &stores)
      }
      progress.clear()
      let equivalents = try EquivalentMutants(root: root)
      let runs = zip(all, stores).map { mutants, store in
        let outcomes = mutants.mutants.filter { chosen.contains($0.id) }.compactMap { mutant in
          store[mutant.id].map { outcome in
            var outcome = outcome
            outcome.equivalence = equivalents.reason(for: mutant)
            return outcome
          }
        }
        return MutationResults.SubjectRun(
          name: mutants.subject.name, sources: store.sources, mutants: outcomes)
      }
      return MutationResults(runs: runs, sample: sample)
    }
  }

  /// The same for the same seed.
  static func choose(_ sample: MutationResults.Sample?, from mutants: [Mutant]) -> Set<Mutant.ID> {
    guard let sample else { return Set(mutants.map(\.id)) }
    var generator = SeededGenerator(seed: sample.seed)
    return Set(mutants.shuffled(using: &generator).prefix(sample.size).map(\.id))
  }

  private func store(for subject: MutationSubject) throws -> OutcomeStore {
    try OutcomeStore(
      folder.appendingPathComponent("\(subject.name).json"),
      sources: subject.fingerprint(root: root))
  }

  private func run(
    _ all: [SubjectMutants], _ chosen: Set<Mutant.ID>, _ stores: inout [OutcomeStore]
  ) throws {
    let build = MutantBuild(
      root: root, copy: WorkingCopy(package: root, tree: folder.appendingPathComponent("tree")),
      subjects: all,
      progress: progress)
    let known = zip(all, stores).flatMap { mutants, store in
      mutants.mutants.map(\.id).filter { store[$0]?.end == .notCompiled }
    }
    let left = try build.run(leavingOut: Set(known))
    for (place, mutants) in all.enumerated() {
      let suites = try MutantSuites(
        mutants.subject, tests: build.testProgram(), programs: build.programs, root: root, folder: folder
      )
      let waiting = mutants.mutants.filter {
        (chosen.contains($0.id) || left.contains($0.id)) && stores[place][$0.id] == nil
      }
      try keep(waiting, in: &stores[place]) { mutant in
        left.contains(mutant.id) ? suites.notCompiled(mutant) : try suites.run(mutant)
      }
    }
  }

  /// Finds out what becomes of the mutants, as many at once as there are cores.
  private func keep(
    _ mutants: [Mutant], in store: inout OutcomeStore, run: @Sendable (Mutant) throws -> MutantOutcome
  ) throws {
    let shared = Mutex((store: store, done: 0, failure: (any Error)?.none))
    DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
      guard shared.withLock({ $0.failure == nil }) else { return }
      let outcome = Result { try run(mutants[index]) }
      shared.withLock { shared in
        do {
          try shared.store.keep(outcome.get())
          shared.done += 1
          progress.show("\(mutants[index].id): mutant \(shared.done) of \(mutants.count)")
        } catch {
          shared.failure = error
        }
      }
    }
    try shared.withLock { shared in
      store = shared.store
      if let failure = shared.failure { throw failure }
    }
  }
}

/// What is known of a subject's mutants, kept so that an interrupted run goes on where it was.
struct OutcomeStore {
  private struct Kept: Codable {
    let sources: String
    var outcomes: [String: MutantOutcome]
  }

  private let file: URL
  private var content: Kept

  /// Takes what was kept for the same sources; anything else is as if there were nothing.
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

  /// Keeps an outcome, at once.
  mutating func keep(_ outcome: MutantOutcome) throws {
    content.outcomes[outcome.id] = outcome
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(content).write(to: file, options: .atomic)
  }
}

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

  /// Reads the file in the package at the root.
  init(root: URL) throws {
    let data = try Data(contentsOf: root.appendingPathComponent(Self.path))
    entries = try JSONDecoder().decode([Entry].self, from: data)
  }

  /// Why the mutant is equivalent; nil if it is not listed.
  func reason(for mutant: Mutant) -> String? {
    entries.first { $0.fits(mutant) }?.reason
  }
}
