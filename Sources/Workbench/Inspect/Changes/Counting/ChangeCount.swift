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
