import ArchitectureCatalog
import CommandLineKit
import Foundation
import PackageCopy

/// Builds the unit tests and the programs of the architectures with every mutant in, in a copy of the package.
struct MutantBuild {
  /// Why there is nothing to run.
  enum Failure: Error, CustomStringConvertible {
    /// The build fails, and not because of a mutant, with what it says.
    case notBuilt(output: String)
    /// The build has no test program of the usual name.
    case noTests(folder: String)

    var description: String {
      switch self {
      case .notBuilt(let output): "the tests do not build with the mutants:\n\(output)"
      case .noTests(let folder): "there is no test program in \(folder.debugDescription)"
      }
    }
  }

  /// A mutant that hides another one's error shows it in the next round; more rounds than this are a fault of the placing.
  private static let rounds = 8

  let root: URL
  let copy: WorkingCopy
  let architectures: [ArchitectureMutants]
  let progress: ProgressLine

  var programs: URL { copy.tree.appendingPathComponent(".build/debug") }

  /// Builds, and leaves out what does not compile, round by round. Returns the mutants that were left out.
  ///
  /// Throws ``Failure``, `WorkingCopy.Failure`, and a `CocoaError`.
  ///
  /// - Parameter known: mutants that are known not to compile.
  func run(leavingOut known: Set<Mutant.ID>) throws -> Set<Mutant.ID> {
    var left = known
    for round in 1...Self.rounds {
      progress.show("building with all mutants, round \(round)")
      let files = files(leavingOut: left)
      var changed = files.mapValues { Data($0.source.bytes) }
      changed["Package.swift"] = Data(try manifest().utf8)
      try copy.synchronise(with: changed)
      let build = try Subprocess.run(
        ["swift", "build", "--build-tests", "--package-path", copy.tree.path], mergingErrors: true)
      if build.status == 0 { return left }
      let suspects = Self.suspects(in: build.output, of: files)
      guard !suspects.isSubset(of: left), round < Self.rounds else {
        throw Failure.notBuilt(output: build.output)
      }
      left.formUnion(suspects)
    }
    return left
  }

  /// The program that has all tests. Throws ``Failure`` and a `CocoaError`.
  func testProgram() throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: programs.path)
    guard let name = names.sorted().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
      throw Failure.noTests(folder: programs.path)
    }
    return programs.appendingPathComponent(name)
  }

  private func files(leavingOut left: Set<Mutant.ID>) -> [String: (
    architecture: String, source: MutatedSource
  )] {
    var files: [String: (architecture: String, source: MutatedSource)] = [:]
    for mutants in architectures {
      let name = mutants.architecture.name
      let numbers = Set(left.filter { $0.architecture == name }.map(\.number))
      for (path, source) in mutants.files(leavingOut: numbers) { files[path] = (name, source) }
    }
    return files
  }

  /// The mutants that errors point at, in lines such as `/tree/Sources/A.swift:7:4: error: …`.
  static func suspects(
    in output: String, of files: [String: (architecture: String, source: MutatedSource)]
  ) -> Set<Mutant.ID> {
    var suspects: Set<Mutant.ID> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let match = line.prefixMatch(of: /(.+\.swift):([0-9]+):([0-9]+): error:/),
        let file = files.first(where: { match.1.hasSuffix("/\($0.key)") })?.value,
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      suspects.formUnion(
        file.source.suspects(line: number, column: column).map {
          Mutant.ID(architecture: file.architecture, number: $0)
        })
    }
    return suspects
  }

  /// The package's manifest, reduced to what the run needs and what that stands on: a build of all takes minutes.
  private func manifest() throws -> String {
    let names = architectures.map(\.architecture.name)
    let needed = (names + names.map { "Contacts\($0)Tests" }).map(\.debugDescription).joined(separator: ", ")
    return try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8) + """

      var needed: Set<String> = [\(needed)]
      while true {
        let more = package.targets.filter { needed.contains($0.name) }.flatMap(\\.dependencies).compactMap {
          dependency -> String? in
          switch dependency {
          case .targetItem(let name, _), .byNameItem(let name, _): name
          default: nil
          }
        }
        if needed.isSuperset(of: more) { break }
        needed.formUnion(more)
      }
      package.targets.removeAll { !needed.contains($0.name) }
      package.products = []

      """
  }
}
