import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading
import Synchronization

/// Runs the unit tests and the scenarios of architectures with each of their mutants.
struct MutationRun {
  private let root: URL
  private let folder: URL
  private let progress: ProgressLine
  private let swift: String

  /// - Parameters:
  ///   - package: the package's folder, in a git checkout; the copy is in its `.build/mutation`.
  ///   - swift: the program that builds a package.
  init(of package: URL, progress: ProgressLine, swift: String = "swift") {
    root = package
    folder = package.appendingPathComponent(".build/mutation")
    self.progress = progress
    self.swift = swift
  }

  /// Returns the outcomes of the mutants.
  func run(_ subjects: [Architecture]) throws -> MutationResults {
    try CopyLock.withLock(on: folder) {
      let sources = try subjects.map { try $0.fingerprintOfMutants(root: root) }
      let all = try subjects.map { try Mutants($0, root: root) }
      let (programs, left) = try build(all)
      let names = try FileManager.default.contentsOfDirectory(atPath: programs.path)
      guard let tests = names.sorted().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
        throw CommandFailure.unavailable("there is no test program in \(programs.path.debugDescription)")
      }
      let equivalents = try EquivalentMutants(root: root)
      defer { progress.clear() }
      let runs = try zip(all, sources).map { mutants, sources in
        let suites = try MutantRunner(
          mutants.subject, tests: programs.appendingPathComponent(tests), programs: programs, root: root,
          folder: folder)
        let outcomes = try outcomes(of: mutants.mutants) { mutant in
          var outcome = left.contains(mutant.id) ? suites.notCompiled(mutant) : try suites.run(mutant)
          outcome.equivalence = equivalents.reason(for: mutant)
          return outcome
        }
        return MutationResults.SubjectRun(name: mutants.subject.name, sources: sources, mutants: outcomes)
      }
      return MutationResults(runs: runs)
    }
  }

  /// Runs the mutants, as many at once as there are cores.
  private func outcomes(
    of mutants: [Mutant], run: @Sendable (Mutant) throws -> MutantOutcome
  ) throws -> [MutantOutcome] {
    let done = Mutex(0)
    let outcomes = mutants.concurrentMap { mutant in
      let outcome = Result { try run(mutant) }
      done.withLock { done in
        done += 1
        progress.show("\(mutant.id): mutant \(done) of \(mutants.count)")
      }
      return outcome
    }
    return try outcomes.map { try $0.get() }
  }

  // MARK: The build

  /// The maximum number of rounds: each shows errors that others hid. Needing more is a fault of ``MutantPlacer``.
  private static let rounds = 8

  /// Builds the unit tests and the programs of the subjects with all mutants, in a copy of the package. Each round
  /// leaves out mutants that don't compile. Returns the folder of the programs, and the mutants that were left out.
  private func build(_ all: [Mutants]) throws -> (programs: URL, left: Set<Mutant.ID>) {
    let copy = BuildCopy(package: root, tree: folder.appendingPathComponent("tree"))
    let programs = VariantPrograms(among: all.map(\.subject))
    let manifest = ReducedManifest(
      targets: all.flatMap { [$0.subject.name, $0.subject.testModule] }, added: programs.manifest)
    let swiftBuild = SwiftBuild(folder: copy.tree, swift: swift)
    var left: Set<Mutant.ID> = []
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
