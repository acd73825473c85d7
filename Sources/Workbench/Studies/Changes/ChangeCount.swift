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
