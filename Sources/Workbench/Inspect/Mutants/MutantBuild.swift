import CommandLineKit
import Foundation

/// Builds the unit tests and the programs of the subjects with every mutant in, in a copy of the package.
struct MutantBuild {
  /// A mutant that hides another one's error shows it in the next round; more rounds than this are a fault of the placing.
  private static let rounds = 8

  let root: URL
  let copy: WorkingCopy
  let subjects: [SubjectMutants]
  let progress: ProgressLine

  var programs: URL { copy.tree.appendingPathComponent(".build/debug") }

  private var manifest: ReducedManifest {
    ReducedManifest(targets: subjects.flatMap { [$0.subject.program, $0.subject.testModule] })
  }

  /// Builds, and leaves out what does not compile, round by round. Returns the mutants that were left out.
  ///
  /// - Parameter known: mutants that are known not to compile.
  func run(leavingOut known: Set<Mutant.ID>) throws -> Set<Mutant.ID> {
    var left = known
    for round in 1...Self.rounds {
      progress.show("building with all mutants, round \(round)")
      let files = files(leavingOut: left)
      var changed = files.mapValues { Data($0.source.bytes) }
      changed[ReducedManifest.path] = try manifest.data(root: root)
      try copy.synchronise(with: changed)
      let build = try Subprocess.run(
        ["swift", "build", "--build-tests", "--package-path", copy.tree.path], mergingErrors: true)
      if build.status == 0 { return left }
      let suspects = Self.suspects(in: build.output, of: files)
      guard !suspects.isSubset(of: left), round < Self.rounds else {
        throw CommandFailure.unavailable("the tests do not build with the mutants:\n\(build.output)")
      }
      left.formUnion(suspects)
    }
    return left
  }

  /// The program that has all tests.
  func testProgram() throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: programs.path)
    guard let name = names.sorted().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
      throw CommandFailure.unavailable("there is no test program in \(programs.path.debugDescription)")
    }
    return programs.appendingPathComponent(name)
  }

  private func files(leavingOut left: Set<Mutant.ID>) -> [String: (
    subject: String, source: MutatedSource
  )] {
    var files: [String: (subject: String, source: MutatedSource)] = [:]
    for mutants in subjects {
      let name = mutants.subject.name
      let numbers = Set(left.filter { $0.subject == name }.map(\.number))
      for (path, source) in mutants.files(leavingOut: numbers) { files[path] = (name, source) }
    }
    return files
  }

  /// The mutants that errors point at, in lines such as `/tree/Sources/A.swift:7:4: error: …`.
  static func suspects(
    in output: String, of files: [String: (subject: String, source: MutatedSource)]
  ) -> Set<Mutant.ID> {
    var suspects: Set<Mutant.ID> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let match = line.prefixMatch(of: /(.+\.swift):([0-9]+):([0-9]+): error:/),
        let file = files.first(where: { match.1.hasSuffix("/\($0.key)") })?.value,
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      suspects.formUnion(
        file.source.suspects(line: number, column: column).map {
          Mutant.ID(subject: file.subject, number: $0)
        })
    }
    return suspects
  }
}
