import ArchitectureCatalog
import Measurement
import SourceReading

/// Counts what a patch does. Names are compared as sets over all files, so that a type or test that moves to another
/// file is neither added nor removed.
enum ChangeCount {
  /// - Parameters:
  ///   - files: the files that the patch touches.
  ///   - architecture: the owner of the files; nil for shared files, which have no roles.
  static func part(_ files: [PatchedFile], of architecture: Architecture?) -> ChangeResults.PatchCounts {
    part(files.map(CountedFile.init), of: architecture)
  }

  static func part(_ counts: [CountedFile], of architecture: Architecture?) -> ChangeResults.PatchCounts {
    let sources = counts.filter { !$0.file.path.hasPrefix("Tests/") }
    let tests = counts.filter { $0.file.path.hasPrefix("Tests/") }
    let touched = sources.compactMap { architecture?.role(ofFileNamed: $0.file.path)?.name }
    return ChangeResults.PatchCounts(
      sources: .init(
        files: self.files(sources), lines: lines(sources),
        types: names(sources) { ($0.types, $0.types + $0.extensions) },
        requirements: requirements(sources),
        roles: ((architecture?.roles ?? []) + Role.common).map(\.name).filter(touched.contains)),
      tests: .init(
        files: self.files(tests), lines: lines(tests),
        tests: names(tests) { outline in
          let tests = outline.tests
          return (tests, tests)
        }))
  }

  private static func files(_ files: [CountedFile]) -> ChangeResults.Differences {
    let (added, removed) = (files.count { $0.file.old == nil }, files.count { $0.file.new == nil })
    return .init(added: added, changed: files.count - added - removed, removed: removed)
  }

  private static func lines(_ files: [CountedFile]) -> ChangeResults.Lines {
    .init(
      added: files.reduce(0) { $0 + $1.added.count }, removed: files.reduce(0) { $0 + $1.removed.count },
      addedToExistingFiles: files.reduce(0) { $0 + ($1.file.old == nil ? 0 : $1.added.count) })
  }

  /// - Parameter parts: what is declared, and the parts that change their name's declaration if a line of code is added
  ///   or removed in them.
  private static func names(
    _ files: [CountedFile],
    _ parts: (SourceOutline) -> (declared: [SourceOutline.Part], edited: [SourceOutline.Part])
  ) -> ChangeResults.Differences {
    let parts = files.map { (old: parts($0.old), new: parts($0.new)) }
    let old = Set(parts.flatMap(\.old.declared).map(\.name))
    let new = Set(parts.flatMap(\.new.declared).map(\.name))
    let changed = zip(files, parts).flatMap { file, parts in
      parts.old.edited.filter { part in file.removed.contains { part.lines.contains($0) } }
        + parts.new.edited.filter { part in file.added.contains { part.lines.contains($0) } }
    }
    return .init(
      added: new.subtracting(old).count,
      changed: old.intersection(new).intersection(changed.map(\.name)).count,
      removed: old.subtracting(new).count)
  }

  /// A removed and an added requirement with the same name count as one changed requirement.
  private static func requirements(_ files: [CountedFile]) -> ChangeResults.Differences {
    let old = Set(files.flatMap(\.old.requirements))
    let new = Set(files.flatMap(\.new.requirements))
    let gone = Dictionary(grouping: old.subtracting(new), by: \.name)
    let come = Dictionary(grouping: new.subtracting(old), by: \.name)
    var tally = ChangeResults.Differences()
    for name in Set(gone.keys).union(come.keys) {
      let (removed, added) = (gone[name]?.count ?? 0, come[name]?.count ?? 0)
      tally.changed += min(removed, added)
      tally.added += max(0, added - removed)
      tally.removed += max(0, removed - added)
    }
    return tally
  }
}

/// A file before and after, and its removed and added lines of code. Only Swift files are counted.
struct CountedFile {
  let file: PatchedFile
  fileprivate let old: SourceOutline
  fileprivate let new: SourceOutline
  fileprivate let removed: [Int]
  fileprivate let added: [Int]

  init(_ file: PatchedFile) {
    self.file = file
    let isSwift = file.path.hasSuffix(".swift")
    let (old, new) = (
      SourceOutline(isSwift ? file.old ?? [] : []), SourceOutline(isSwift ? file.new ?? [] : [])
    )
    removed = file.removedLines.filter { old.isCode(line: $0) }
    added = file.addedLines.filter { new.isCode(line: $0) }
    (self.old, self.new) = (old, new)
  }
}

/// A file that differs between two trees.
struct PatchedFile: Equatable, Sendable {
  /// The path of the file, from the root of the package.
  let path: String
  /// The text before; nil for a file that is added.
  private(set) var old: [UInt8]?
  /// The text after; nil for a file that is deleted.
  private(set) var new: [UInt8]?
  /// The removed lines of the old text, counted from 0.
  private(set) var removedLines: [Int] = []
  /// The added lines of the new text, counted from 0.
  private(set) var addedLines: [Int] = []
}

extension PatchedFile {
  /// Parses the output of `git diff-tree --raw -z -p` with unlimited context, which contains both texts in full.
  static func all(in output: String) throws -> [PatchedFile] {
    let bytes = Array(output.utf8)
    var rest = bytes[...]
    var files: [PatchedFile] = []
    while rest.first == ":" {
      // `:MODE MODE ID ID STATUS` and the path.
      let head = String(decoding: rest.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
      let path = rest.drop { $0 != 0 }.dropFirst().prefix { $0 != 0 }
      rest = rest[path.endIndex...].dropFirst()
      files.append(try PatchedFile(head: head, path: String(decoding: path, as: UTF8.self)))
    }
    rest = rest.drop { $0 == 0 }
    var (place, last, counts) = (-1, UInt8(ascii: "d"), (old: 0, new: 0))
    while let mark = rest.first {
      let line = rest[...(rest.firstIndex(of: "\n") ?? rest.endIndex - 1)]
      rest = rest[line.endIndex...]
      switch mark {
      // The header of a file begins with this, and no line of its text does.
      case "d":
        if line.starts(with: "diff --git ".utf8) { (place, counts) = (place + 1, (0, 0)) }
      case "@": break
      case _ where last == "d": continue
      case "\\": files[place].endWithoutLineFeed(after: last)
      default: files[place].add(line.dropFirst(), mark, &counts)
      }
      last = mark
    }
    return files
  }

  /// - Parameter head: `MODE MODE ID ID STATUS`.
  private init(head: String, path: String) throws {
    let parts = head.split(separator: " ")
    guard parts.count == 5, parts[..<2].allSatisfy({ ["000000", "100644", "100755"].contains($0) }) else {
      throw Git.Failure(
        command: "diff-tree", output: "\(path) is no file: no patch here makes or changes a link")
    }
    self.init(path: path, old: parts[4] == "A" ? nil : [], new: parts[4] == "D" ? nil : [])
  }

  private mutating func add(_ line: ArraySlice<UInt8>, _ mark: UInt8, _ counts: inout (old: Int, new: Int)) {
    if mark != "+" {
      if mark == "-" { removedLines.append(counts.old) }
      old?.append(contentsOf: line)
      counts.old += 1
    }
    if mark != "-" {
      if mark == "+" { addedLines.append(counts.new) }
      new?.append(contentsOf: line)
      counts.new += 1
    }
  }

  private mutating func endWithoutLineFeed(after mark: UInt8) {
    if mark != "+" { old?.removeLast() }
    if mark != "-" { new?.removeLast() }
  }
}
