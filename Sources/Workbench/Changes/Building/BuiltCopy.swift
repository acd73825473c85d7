import ArchitectureCatalog
import CommandLineKit
import Foundation
import PackageCopy
import Results

/// A copy of the package in which apps are built and run with changes.
package struct BuiltCopy {
  /// The copy does not build, with what the build says.
  package struct NotBuilt: Error, CustomStringConvertible {
    let target: String
    let output: String
    package var description: String { "\(target) does not build:\n\(output)" }
  }

  private let copy: WorkingCopy

  init(_ copy: WorkingCopy) {
    self.copy = copy
  }

  /// Makes the copy what the package is with these texts; nil for a file that is not there. Throws `WorkingCopy.Failure`.
  func lay(_ files: [(path: String, text: [UInt8]?)]) throws {
    try copy.synchronise(with: Dictionary(files.map { ($0.path, $0.text.map { Data($0) }) }) { $1 })
  }

  // MARK: Builds

  /// Builds the app alone, and returns what was compiled. Throws ``NotBuilt``, and what the system refuses.
  func compiled(by architecture: Architecture) throws -> Set<CompilerOutput.File> {
    let build = try build("--product", architecture.name)
    guard build.isBuilt else { throw build.failure }
    return build.compiler.compiled
  }

  /// Builds the app alone, and returns what the compiler says against it. Throws ``NotBuilt`` where it says nothing, and
  /// what the system refuses.
  func errors(building architecture: Architecture) throws -> [ChangeBuildResults.Finding] {
    let build = try build("--product", architecture.name)
    guard build.isBuilt || !build.compiler.errors.isEmpty else { throw build.failure }
    return build.isBuilt ? [] : build.compiler.errors
  }

  /// Builds a module, and returns the files in the folder that do not compile, sorted. Throws ``NotBuilt`` where it is for
  /// another reason, and what the system refuses.
  func broken(_ module: String, in folder: String) throws -> [String] {
    let build = try build("--target", module)
    let files = Set(build.compiler.errors.map(\.file)).filter { $0.hasPrefix(folder) }
    guard build.isBuilt || !files.isEmpty else { throw build.failure }
    return build.isBuilt ? [] : files.sorted()
  }

  private func build(
    _ option: String, _ name: String
  ) throws -> (isBuilt: Bool, compiler: CompilerOutput, failure: NotBuilt) {
    // One file that is refused must not hide another.
    let words = [
      "swift", "build", "--package-path", copy.tree.path, option, name, "-Xswiftc",
      "-continue-building-after-errors",
    ]
    let run = try Subprocess.run(words, mergingErrors: true)
    let compiler = CompilerOutput(run.output, tree: copy.tree.resolvingSymlinksInPath().path)
    return (run.status == 0, compiler, NotBuilt(target: name, output: run.output))
  }

  // MARK: Scenarios

  /// Runs the scenarios of the requests in an app that is built, and every built-in one that none of them changes. Returns
  /// the steps that fail. Throws a `CocoaError`.
  ///
  /// - Parameter folder: where the scenarios are put.
  func failures(
    of requests: [ChangeRequest], in architecture: Architecture, folder: URL
  ) throws -> [ChangeBuildResults.Finding] {
    let builtIn = "Sources/ScenarioDriver/BuiltIn/Scenarios"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: copy.tree.appendingPathComponent(builtIn).path)
    let paths =
      requests.flatMap { request in
        request.scenarioFiles.map { "\(ChangeRequests.folder)/\(request.id)/\($0.lastPathComponent)" }
      } + names.sorted().map { "\(builtIn)/\($0)" }
    let changed = Set(requests.flatMap(\.changedScenarios).map(\.name))
    return try paths.flatMap { path -> [ChangeBuildResults.Finding] in
      let place = folder.appendingPathComponent(path)
      let text = try String(contentsOf: copy.tree.appendingPathComponent(path), encoding: .utf8)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(ScenarioFilter.leavingOut(changed, of: text).utf8).write(to: place)
      let program = copy.tree.appendingPathComponent(".build/debug/\(architecture.name)").path
      let run = try Subprocess.run([program, "--scenario", place.path], mergingErrors: true)
      guard run.status != 0 else { return [] }
      let lines = run.output.split(whereSeparator: \.isNewline)
      let found = FindingLine.all(in: lines, of: "\(folder.path)/", marked: "")
      return found.isEmpty
        ? [.init(file: path, line: 1, message: "\(architecture.name) ended with status \(run.status)")]
        : found
    }
  }
}

/// The text of a file of scenarios.
enum ScenarioFilter {
  /// Empties the lines of the scenarios of these names; the others stay in their lines.
  static func leavingOut(_ names: Set<String>, of text: String) -> String {
    var isLeftOut = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let heading = line.wholeMatch(of: /scenario "(.*)"\s*/) {
        isLeftOut = names.contains(String(heading.1))
      }
      return isLeftOut ? "" : String(line)
    }.joined(separator: "\n")
  }
}
