import ArchitectureCatalog
import CIndexStore
import Foundation
import TestSupport
import Testing

@testable import SourceReading

/// The scanner's references to types beside those that the compiler wrote into its index, place by place.
///
/// The index lacks the type of an error behind `do throws`, which the scanner sees.
@Suite(.enabled("no index of this build, or no library that reads one") { CompilerIndex.isThere })
struct CompilerIndexTests {
  private static let shared = [
    "Sources/ContactsDomain", "Sources/ContactsRows", "Sources/DeclarativeKit", "Sources/TerminalKit",
  ]
  private static let folders = ArchitectureCatalog.every.map(\.sourceFolder)

  @Test(arguments: folders)
  func everyTypeThatAnArchitectureNamesIsFoundAndNothingElse(folder: String) throws {
    let index = try CompilerIndex(of: Self.shared + [folder])
    let compiler = index.namedTypes.filter { $0.file.hasPrefix(folder) }
    let scanner = try Self.scanned(folder, names: Set(index.types.values))
    #expect(compiler.count > 30)
    #expect(compiler.subtracting(scanner).sorted() == [])
    #expect(scanner.subtracting(compiler).sorted() == [])
  }

  private static func scanned(_ folder: String, names: Set<String>) throws -> Set<CompilerIndex.Reference> {
    let files = try SourceFolder.measure(at: PackageFolder.path(folder)).files.map { "\(folder)/\($0.path)" }
    return Set(
      try files.flatMap { file in
        let text = try PackageFolder.text(file)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return CoupledSource(path: "", utf8: Array(text.utf8)).places(of: names)
          .filter { !lines[$0.line - 1].prefix($0.column - 1).hasSuffix("do throws(") }
          .map { CompilerIndex.Reference(file: file, line: $0.line, column: $0.column, name: $0.name) }
      })
  }
}

/// The references to types in the compiler's index of the build that the tests are from.
struct CompilerIndex {
  /// A name of a type at its place in a source file.
  struct Reference: Hashable, Comparable, CustomStringConvertible {
    /// From the root of the package.
    let file: String
    let line: Int
    let column: Int
    let name: String

    var description: String { "\(file):\(line):\(column) \(name)" }

    static func < (left: Reference, right: Reference) -> Bool {
      (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
  }

  /// The index cannot be read.
  struct Failure: Error {
    let reason: String
  }

  /// Whether there is an index, and a library of the toolchain that reads it.
  static var isThere: Bool {
    indexStoreLibrary() != nil && FileManager.default.fileExists(atPath: store)
  }

  private static var store: String {
    BuiltExecutable.folder.appending(path: "index/store").path(percentEncoded: false)
  }

  /// The types at the top level of files, by what tells them from all others.
  private(set) var types: [String: String] = [:]
  private var references: [(usr: String, reference: Reference)] = []

  /// Reads what is known of the files in these folders of the package. Throws ``Failure``.
  init(of folders: [String]) throws {
    let collector = Collector(folders: folders)
    let failure = indexStoreVisit(
      indexStoreLibrary(), Self.store, Unmanaged.passUnretained(collector).toOpaque()
    ) { context, occurrence in
      guard let context else { return }
      Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().visit(occurrence)
    }
    if let failure { throw Failure(reason: String(cString: failure)) }
    types = collector.types
    references = collector.references
  }

  /// The names of the types that are declared at the top level of a file of these folders, where they are named.
  var namedTypes: Set<Reference> {
    Set(references.filter { types[$0.usr] != nil }.map(\.reference))
  }

  private final class Collector {
    private static let typeKinds: Set<UInt64> = [5, 6, 7, 8]
    private static let definition: UInt64 = 1 << 1
    private static let reference: UInt64 = 1 << 2
    private static let implicit: UInt64 = 1 << 8

    private let root = PackageFolder.path("")
    private let folders: [String]
    /// Whether a file is there: the index keeps what it knew of one that has gone.
    private var isThere: [String: Bool] = [:]
    var types: [String: String] = [:]
    var references: [(usr: String, reference: Reference)] = []

    init(folders: [String]) {
      self.folders = folders
    }

    func visit(_ occurrence: IndexOccurrence) {
      let path = String(cString: occurrence.file)
      guard path.hasPrefix(root), Self.typeKinds.contains(occurrence.kind),
        occurrence.roles & Self.implicit == 0
      else { return }
      let file = String(path.dropFirst(root.count))
      guard folders.contains(where: { file.hasPrefix($0 + "/") }), exists(path) else { return }
      let (usr, name) = (String(cString: occurrence.usr), String(cString: occurrence.name))
      if occurrence.roles & Self.definition != 0, occurrence.isNested == 0 { types[usr] = name }
      guard occurrence.roles & Self.reference != 0 else { return }
      let place = Reference(
        file: file, line: Int(occurrence.line), column: Int(occurrence.column), name: name)
      references.append((usr, place))
    }

    private func exists(_ path: String) -> Bool {
      if let known = isThere[path] { return known }
      let found = FileManager.default.fileExists(atPath: path)
      isThere[path] = found
      return found
    }
  }
}
