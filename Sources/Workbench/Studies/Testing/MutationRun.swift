import CommandLineKit
import Foundation
import Measurement
import Synchronization

/// Runs the unit tests and the scenarios of architectures with each of their mutants.
struct MutationRun {
  private let root: URL
  private let folder: URL
  private let progress: ProgressLine
  private let swift: String

  /// - Parameters:
  ///   - package: the package's folder, in a git checkout; the copy and the outcomes are in its `.build/mutation`.
  ///   - swift: the program that builds a package.
  init(of package: URL, progress: ProgressLine, swift: String = "swift") {
    root = package
    folder = package.appendingPathComponent(".build/mutation")
    self.progress = progress
    self.swift = swift
  }

  /// Returns the outcomes of the mutants. Mutants with a known outcome for the same sources are not run again.
  func run(_ subjects: [MutationSubject]) throws -> MutationResults {
    try CopyLock.withLock(on: folder) {
      let all = try subjects.map { try SubjectMutants($0, root: root) }
      var stores = try subjects.map { subject in
        try OutcomeStore(
          folder.appendingPathComponent("\(subject.name).json"), sources: subject.fingerprint(root: root))
      }
      let isKnown = zip(all, stores).allSatisfy { mutants, store in
        mutants.mutants.allSatisfy { store[$0.id] != nil }
      }
      if !isKnown { try run(all, &stores) }
      progress.clear()
      let equivalents = try EquivalentMutants(root: root)
      let runs = zip(all, stores).map { mutants, store in
        let outcomes = mutants.mutants.compactMap { mutant in
          var outcome = store[mutant.id]
          outcome?.equivalence = equivalents.reason(for: mutant)
          return outcome
        }
        return MutationResults.SubjectRun(
          name: mutants.subject.name, sources: store.sources, mutants: outcomes)
      }
      return MutationResults(runs: runs)
    }
  }

  private func run(_ all: [SubjectMutants], _ stores: inout [OutcomeStore]) throws {
    let known = zip(all, stores).flatMap { mutants, store in
      mutants.mutants.map(\.id).filter { store[$0]?.end == .notCompiled }
    }
    let (programs, left) = try build(all, leavingOut: Set(known))
    let names = try FileManager.default.contentsOfDirectory(atPath: programs.path)
    guard let tests = names.sorted().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
      throw CommandFailure.unavailable("there is no test program in \(programs.path.debugDescription)")
    }
    for (place, mutants) in all.enumerated() {
      let suites = try MutantSuites(
        mutants.subject, tests: programs.appendingPathComponent(tests), programs: programs, root: root,
        folder: folder)
      let waiting = mutants.mutants.filter { stores[place][$0.id] == nil }
      try keep(waiting, in: &stores[place]) { mutant in
        left.contains(mutant.id) ? suites.notCompiled(mutant) : try suites.run(mutant)
      }
    }
  }

  /// Runs the mutants, as many at once as there are cores, and stores their outcomes.
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

  // MARK: The build

  /// The maximum number of rounds: each shows errors that others hid. Needing more is a fault of ``MutantPlacer``.
  private static let rounds = 8

  /// Builds the unit tests and the programs of the subjects with all mutants, in a copy of the package. Each round
  /// leaves out mutants that don't compile. Returns the folder of the programs, and the mutants that were left out.
  ///
  /// - Parameter known: mutants that are known not to compile.
  private func build(
    _ all: [SubjectMutants], leavingOut known: Set<Mutant.ID>
  ) throws -> (programs: URL, left: Set<Mutant.ID>) {
    let copy = BuildCopy(package: root, tree: folder.appendingPathComponent("tree"))
    let programs = VariantPrograms(among: all.map(\.subject.architecture))
    let manifest = ReducedManifest(
      targets: all.flatMap { [$0.subject.name, $0.subject.testModule] }, added: programs.manifest)
    let swiftBuild = SwiftBuild(folder: copy.tree, swift: swift)
    var left = known
    for round in 1... {
      progress.show("building with all mutants, round \(round)")
      let files = all.map { ($0.subject.name, $0.files(leavingOut: left)) }
      var changed = try programs.files(root: root)
      changed[ReducedManifest.path] = try manifest.data(root: root)
      for (path, source) in files.flatMap(\.1) { changed[path] = Data(source.bytes) }
      try copy.synchronise(with: changed)
      let build = try swiftBuild.build("--build-tests")
      if build.isSuccess { break }
      let errors = CompilerMessage.errors(in: build.text, below: copy.tree)
      let suspects = files.map { Self.suspects(of: errors, in: $1, $0) }.reduce(left) { $0.union($1) }
      guard suspects != left, round < Self.rounds else {
        throw CommandFailure.unavailable("the tests do not build with the mutants:\n\(build.text)")
      }
      left = suspects
    }
    return (swiftBuild.programs, left)
  }

  /// The mutants of a subject that errors point at.
  ///
  /// - Parameter files: the mutated sources by their paths from the root.
  static func suspects(
    of errors: [CompilerMessage], in files: [String: MutatedSource], _ subject: String
  ) -> Set<Mutant.ID> {
    let numbers = errors.flatMap { error in
      files[error.file]?.suspects(line: error.line, column: error.column) ?? []
    }
    return Set(numbers.map { Mutant.ID(subject: subject, number: $0) })
  }
}

/// The stored outcomes of a subject's mutants, so that an interrupted run can continue.
struct OutcomeStore {
  private struct Kept: Codable {
    let sources: String
    var outcomes: [String: MutantOutcome]
  }

  private let file: URL
  private var content: Kept

  /// Reads the outcomes that were stored for the same sources, and ignores others.
  init(_ file: URL, sources: String) throws {
    self.file = file
    content = Kept(sources: sources, outcomes: [:])
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    do {
      let kept = try JSONDecoder().decode(Kept.self, from: data)
      if kept.sources == sources { content = kept }
    } catch is DecodingError {
      // A file of another version is replaced.
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The fingerprint of the sources that the outcomes are for.
  var sources: String { content.sources }

  subscript(id: Mutant.ID) -> MutantOutcome? { content.outcomes[id.description] }

  /// Stores an outcome in the file at once.
  mutating func keep(_ outcome: MutantOutcome) throws {
    content.outcomes[outcome.id] = outcome
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(content).write(to: file, options: .atomic)
  }
}

/// The mutants that no test can find, because they change no behaviour. A person listed them, each with the reason.
struct EquivalentMutants: Sendable {
  /// The file, from the root of the package.
  static let path = "Tests/EquivalentMutants.json"

  /// A mutant without the number of its line, because other edits change that.
  struct Entry: Codable, Equatable, Sendable {
    /// An architecture.
    let subject: String
    let file: String
    /// The text of the line, without the white space around it.
    let line: String
    let change: MutationOperator
    let original: String
    let reason: String

    /// Whether the entry is about the mutant.
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
