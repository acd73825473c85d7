import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// Everything that the report says, as data for the pages to put into words.
struct ReportInput {
  let results: ComparisonResults
  /// The architectures' sources in the order of `architectures`.
  let structures: [StructureResults.ArchitectureSources]
  let cost: TimeFindings
  let changes: ChangeFindings?
  let systems: ProfileTables
  let testing: TestingFindings?
  /// All implementations of each pattern; nil if the report leaves them out.
  let variants: Measured<VariantResults>?
  /// The app that grows; nil if the report leaves it out.
  let life: LifeResults?
  /// What public apps say; nil if the report leaves them out.
  let elsewhere: ElsewhereFindings?
  /// The apps on the declarative toolkit; nil if the report leaves them out.
  let declarative: DeclarativeFindings?
  /// What tables, pages and claims read.
  private(set) var measures: MeasureTable

  /// - Parameters:
  ///   - mutants: the stored outcomes of mutants.
  ///   - publicApps: the counts of public apps; nil leaves them out.
  ///
  /// Throws `CommandFailure`, or an error of the statistics.
  init(
    _ results: ComparisonResults, mutants: StoredMutants = StoredMutants(),
    publicApps: ElsewhereResults? = nil, variants: Measured<VariantResults>? = nil,
    life: LifeResults? = nil, declarative: DeclarativeFindings? = nil,
    bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    self.variants = variants
    self.life = life
    self.declarative = declarative
    self.results = results
    structures = results.compared.map(\.sources)
    cost = try TimeFindings(results, bootstrap: bootstrap)
    changes = try results.changes.value.map {
      try ChangeFindings($0, architectures: results.architectures)
    }
    systems = ProfileTables(results.systems)
    testing = try results.testing.value.map {
      try TestingFindings($0, architectures: results.architectures, mutants: mutants)
    }
    elsewhere = try publicApps.map { try ElsewhereFindings($0.apps) }
    measures = MeasureTable(architectures: results.architectures, [])
    measures = try makeMeasures(mutants)
  }

  /// The same with all that is stored in the package besides.
  init(
    _ results: ComparisonResults, storedIn root: URL,
    bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    try self.init(
      results, mutants: StoredMutants(in: root), publicApps: ElsewhereFile.committed(),
      variants: VariantResults.stored(in: root), life: LifeResults.stored(in: root).value,
      declarative: DeclarativeFindings(in: root), bootstrap: bootstrap)
  }

  var architectures: [String] { results.architectures }

  /// Whether the leading architectures are compared: pages have prose about these alone, and tables and figures about
  /// all others.
  var hasProse: Bool { architectures == VariantResults.patterns }

  /// The series of a chart: an architecture has its own colour, and everything else is grey.
  func series(_ name: String) -> ChartSeries {
    ChartSeries(name, color: architectures.firstIndex(of: name))
  }

  /// The findings on an architecture of the catalog; nil if the run did not examine it.
  func system(named name: String) -> ArchitectureProfile? {
    systems.systems.first { $0.name == name }
  }

  /// Why a tap could not be followed through one of the compared architectures; nil if it was followed through all.
  var missingTap: String? {
    results.compared.lazy.compactMap(\.done.reason).first.map(MarkdownText.withoutFolders)
  }
}
