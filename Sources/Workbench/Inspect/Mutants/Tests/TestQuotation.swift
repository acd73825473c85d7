import ArchitectureCatalog
import Foundation
import Measurement

/// The tests of one behaviour, as they stand in the sources of each architecture.
struct TestQuotation {
  /// The word of the behaviour in the tests: one that every architecture tests at another unit.
  static let behaviour = "failedSaveCanBeTriedAgain"
  /// Where the behaviours have their sentences.
  private static let behaviours = "Tests/Support/Behaviour.swift"

  /// The folder of the package.
  let root: URL

  /// One for each architecture: the test whose name is the same in all of them. Empty where there is none of that name.
  ///
  /// Throws `SourceMetricsError`, and a `CocoaError` for a file that cannot be read.
  func quotes(of architectures: [Architecture]) throws -> [TestingResults.QuotedTest] {
    let sentence = try sentence()
    let files = try architectures.map { try UnitTestFile.all(ofArchitecture: $0.name, root: root) }
    let names = files.map { files in
      Set(files.flatMap(\.tests).filter { $0.behaviours.contains(Self.behaviour) }.map(\.name))
    }
    guard let sentence, let first = names.first,
      let name = names.reduce(first, { $0.intersection($1) }).min()
    else { return [] }
    return try zip(architectures, files).compactMap { architecture, files in
      let file = files.first { file in
        file.tests.contains { $0.name == name && $0.behaviours.contains(Self.behaviour) }
      }
      return try file.flatMap { file in
        try quote(
          name, in: "\(UnitTestFile.folder(ofArchitecture: architecture.name))/\(file.path)", sentence,
          architecture)
      }
    }
  }

  private func quote(
    _ name: String, in path: String, _ sentence: String, _ architecture: Architecture
  ) throws -> TestingResults.QuotedTest? {
    let text = try text(path)
    let part = SourceOutline(Array(text.utf8)).tests.first { $0.name.hasSuffix(".\(name)") }
    guard let part else { return nil }
    return TestingResults.QuotedTest(
      architecture: architecture.name, behaviour: sentence, file: path, line: part.lines.lowerBound + 1,
      text: part.text(in: text))
  }

  /// Nil where the behaviour is not among them.
  private func sentence() throws -> String? {
    let beginning = "  case \(Self.behaviour) = \""
    let line = try text(Self.behaviours).components(separatedBy: "\n").first { $0.hasPrefix(beginning) }
    return line.map { String($0.dropFirst(beginning.count).dropLast()) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
