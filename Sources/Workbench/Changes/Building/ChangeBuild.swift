package import ArchitectureCatalog
package import CommandLineKit
package import Foundation
import PackageCopy
package import Results

/// Builds the apps with each request in a copy of the package, and with every two that merge without a conflict: what the
/// compiler makes of it, and whether the scenarios of both hold.
package struct ChangeBuild {
  private let folder: URL
  private let copy: BuiltCopy
  private let subjects: BuildSubjects
  private let progress: ProgressLine

  /// - Parameter package: its folder, in a git checkout; the copy is in its `.build/rebuilds`. Throws a `CocoaError`.
  package init(of package: URL, architectures: [Architecture], progress: ProgressLine) throws {
    folder = package.appendingPathComponent(".build/rebuilds")
    copy = BuiltCopy(WorkingCopy(of: package, in: folder.appendingPathComponent("tree")))
    subjects = try BuildSubjects(root: package, architectures: architectures)
    self.progress = progress
  }

  /// Builds what is not known of the sources as they are, and hands over all that is known after each request and each
  /// pair, with those that it is about.
  ///
  /// Throws ``BuiltCopy/NotBuilt`` where the package does not build, with or without a request, `CopyLock.Failure` while
  /// another process does the same, `WorkingCopy.Failure`, `Git.NotFound`, what the system refuses, and what `report`
  /// throws.
  ///
  /// - Parameter requests: every hunk of theirs has its place.
  package func run(
    _ requests: [PatchedRequest], knowing known: ChangeBuildResults,
    report: ([ChangeBuildResults.BuildSubject], ChangeBuildResults) throws -> Void
  ) throws {
    try CopyLock.hold(folder) {
      var results = known
      for request in requests {
        let own = try request.architectures.map {
          try subjects.subject(of: [request.request], in: $0.architecture)
        }
        if own.contains(where: { results.request($0) == nil }) {
          for (subject, found) in zip(own, try build(request)) { results.keep(found, of: subject) }
        }
        progress.clear()
        try report(own, results)
      }
      for pair in try Self.inOrder(MergeMatrix(requests).cleanPairs()) {
        let own = try pair.architectures.map { try subjects.subject(of: pair.requests, in: $0) }
        if own.contains(where: { results.pair($0) == nil }) {
          for (subject, found) in zip(own, try build(pair)) { results.keep(found, of: subject) }
        }
        progress.clear()
        try report(own, results)
      }
    }
  }

  // MARK: One request

  private func build(_ request: PatchedRequest) throws -> [ChangeBuildResults.RequestBuild] {
    let architectures = request.architectures.map(\.architecture)
    let id = request.request.id
    progress.show("\(id): building the apps without it")
    try copy.lay([])
    for architecture in architectures { _ = try copy.compiled(by: architecture) }
    progress.show("\(id): building the apps with it")
    // All of it but the unit tests of the architectures, which are to be those that there were.
    let sources = request.architectures.flatMap(\.files).filter { !$0.path.hasPrefix("Tests/") }
    try copy.lay((request.shared + sources).map(\.change))
    let compiled = try architectures.reduce(into: Set<CompilerOutput.File>()) { files, architecture in
      files.formUnion(try copy.compiled(by: architecture))
    }
    progress.show("\(id): building the unit tests that there were")
    let tests = try architectures.map {
      try copy.broken("Contacts\($0.name)Tests", in: "Tests/Contacts\($0.name)Tests/")
    }
    progress.show("\(id): building the architectures with its shared part")
    if !request.shared.isEmpty { try copy.lay(request.shared.map(\.change)) }
    let broken = try architectures.map {
      request.shared.isEmpty ? [] : try copy.broken("Contacts\($0.name)", in: "\($0.sourceFolder)/")
    }
    return architectures.indices.map { index in
      .init(
        compiled: Self.modules(compiled, of: architectures[index], among: architectures),
        brokenSources: broken[index], brokenTests: tests[index])
    }
  }

  /// What the app of an architecture compiles: its own modules, and those of no other architecture.
  private static func modules(
    _ files: Set<CompilerOutput.File>, of architecture: Architecture, among all: [Architecture]
  ) -> [ChangeBuildResults.CompiledModule] {
    let owned = { (architecture: Architecture) in ["Contacts\(architecture.name)", architecture.name] }
    let own = owned(architecture)
    let others = Set(all.flatMap(owned)).subtracting(own)
    return Dictionary(grouping: files, by: \.module).filter { !others.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { .init(name: $0.key, files: $0.value.count, isOwn: own.contains($0.key)) }
  }

  // MARK: Two requests

  /// Those that share the same changes follow each other: then the least is compiled again.
  private static func inOrder(_ pairs: [MergedPair]) -> [MergedPair] {
    let shared = { (pair: MergedPair) in
      pair.requests.filter { $0.shared != nil }.map(\.id).joined(separator: " ")
    }
    return pairs.enumerated().sorted { (shared($0.element), $0.offset) < (shared($1.element), $1.offset) }
      .map(\.element)
  }

  private func build(_ pair: MergedPair) throws -> [ChangeBuildResults.PairBuild] {
    let id = pair.requests.map(\.id).joined(separator: " + ")
    let scenarios = folder.appendingPathComponent("scenarios")
    try copy.lay(pair.files)
    return try pair.architectures.map { architecture in
      progress.show("\(id): building \(architecture.name)")
      let errors = try copy.errors(building: architecture)
      guard errors.isEmpty else { return .init(errors: errors, failures: []) }
      progress.show("\(id): running the scenarios in \(architecture.name)")
      return .init(
        errors: [], failures: try copy.failures(of: pair.requests, in: architecture, folder: scenarios))
    }
  }
}

extension PatchedFile {
  fileprivate var change: (path: String, text: [UInt8]?) { (path, new) }
}
