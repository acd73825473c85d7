import ArchitectureCatalog
import Measurement

/// Counts what a patch does.
enum ChangeCount {
  /// - Parameters:
  ///   - files: what the patch does to each file.
  ///   - architecture: whose files they are; nil for those that no architecture owns, which have no roles.
  static func part(_ files: [PatchedFile], of architecture: Architecture?)
    -> ChangeResults.PatchCounts
  {
    let counts = files.map(FileCount.init)
    return ChangeResults.PatchCounts(
      sources: sources(counts.filter { !$0.isTest }, of: architecture), tests: tests(counts.filter(\.isTest)))
  }

  private static func sources(
    _ files: [FileCount], of architecture: Architecture?
  ) -> ChangeResults.Sources {
    var sources = ChangeResults.Sources()
    var types = NameChanges()
    for file in files {
      file.add(to: &sources.files)
      sources.lines.add(file.lines)
      types.add(file.types)
    }
    sources.types = types.tally
    sources.requirements = requirements(files)
    if let architecture {
      let touched = Set(files.compactMap { architecture.role(ofFileNamed: $0.path)?.name })
      sources.roles = (architecture.roles + Role.common).map(\.name).filter(touched.contains)
    }
    return sources
  }

  private static func tests(_ files: [FileCount]) -> ChangeResults.Tests {
    var tests = ChangeResults.Tests()
    var names = NameChanges()
    for file in files {
      file.add(to: &tests.files)
      tests.lines.add(file.lines)
      names.add(file.tests)
    }
    tests.tests = names.tally
    return tests
  }

  /// Of the requirements that are not the same before and after, those of one name are one that changed.
  private static func requirements(_ files: [FileCount]) -> ChangeResults.Differences {
    let (old, new) = (files.flatMap(\.oldRequirements), files.flatMap(\.newRequirements))
    let gone = Dictionary(grouping: Set(old).subtracting(new), by: \.name)
    let come = Dictionary(grouping: Set(new).subtracting(old), by: \.name)
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

extension FileCount {
  var isTest: Bool { path.hasPrefix("Tests/") }
}

extension ChangeResults.Lines {
  fileprivate mutating func add(_ other: Self) {
    added += other.added
    removed += other.removed
    addedToExistingFiles += other.addedToExistingFiles
  }
}

/// What a patch does to one file, as sets of names that add up over files: what moves from one to another is neither new
/// nor gone.
struct FileCount {
  let path: String
  let file: PatchedFile
  private let old: SourceOutline
  private let new: SourceOutline
  private let removed: [Int]
  private let added: [Int]

  init(_ file: PatchedFile) {
    path = file.path
    self.file = file
    // Lines of code are counted in Swift alone.
    let isSwift = path.hasSuffix(".swift")
    let (old, new) = (
      SourceOutline(isSwift ? file.old ?? [] : []), SourceOutline(isSwift ? file.new ?? [] : [])
    )
    removed = file.removedLines.filter { old.isCode(line: $0) }
    added = file.addedLines.filter { new.isCode(line: $0) }
    (self.old, self.new) = (old, new)
  }

  var lines: ChangeResults.Lines {
    .init(added: added.count, removed: removed.count, addedToExistingFiles: file.old == nil ? 0 : added.count)
  }

  func add(to files: inout ChangeResults.Differences) {
    switch (file.old, file.new) {
    case (nil, _): files.added += 1
    case (_, nil): files.removed += 1
    default: files.changed += 1
    }
  }

  var types: NameChanges {
    NameChanges(
      old: old.types.map(\.name), new: new.types.map(\.name),
      edited: edited(\.types) + edited(\.extensions))
  }

  var tests: NameChanges {
    NameChanges(old: old.tests.map(\.name), new: new.tests.map(\.name), edited: edited(\.tests))
  }

  var oldRequirements: [SourceOutline.Requirement] { old.requirements }
  var newRequirements: [SourceOutline.Requirement] { new.requirements }

  /// The names of the parts in which a line of code comes or goes.
  private func edited(_ parts: (SourceOutline) -> [SourceOutline.Part]) -> [String] {
    parts(old).filter { part in removed.contains { part.lines.contains($0) } }.map(\.name)
      + parts(new).filter { part in added.contains { part.lines.contains($0) } }.map(\.name)
  }
}

/// Names before and after, and those of what was edited.
struct NameChanges {
  private var old: Set<String> = []
  private var new: Set<String> = []
  private var edited: Set<String> = []

  init(old: [String] = [], new: [String] = [], edited: [String] = []) {
    (self.old, self.new, self.edited) = (Set(old), Set(new), Set(edited))
  }

  mutating func add(_ other: NameChanges) {
    old.formUnion(other.old)
    new.formUnion(other.new)
    edited.formUnion(other.edited)
  }

  var tally: ChangeResults.Differences {
    .init(
      added: new.subtracting(old).count, changed: old.intersection(new).intersection(edited).count,
      removed: old.subtracting(new).count)
  }
}
