import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@MainActor
@Suite(.waits) struct DeclarativeTests {
  private let root = PackageFolder.root

  /// A change of an app or of its tests without a new count would leave a page on what is no more.
  @Test func whatIsStoredIsOfTheAppsAsTheyAre() throws {
    let stored = try DeclarativeResults.stored(in: root)
    #expect(stored.reason == nil)
    let results = try #require(stored.value)
    let architectures = ArchitectureCatalog.declarative
    #expect(results.systems.map(\.name) == architectures.map(\.name))
    #expect(
      try StructureCount(root: root).sources(of: architectures) == results.systems.map(\.sources))
    #expect(try TestSurvey(root: root).run(DeclarativeResults.tested(in: root)) == results.testing)
    #expect(try ChangeSurvey(root: root, architectures: architectures).run() == results.changes)
    #expect(try DeclarativeSurvey.sharedFiles(in: root) == results.sharedFiles)
    #expect(
      try JSONFile.encode(results) == Data(contentsOf: root.appending(path: DeclarativeResults.path)))
  }

  #if os(Linux)
    @Test(arguments: ArchitectureCatalog.declarative)
    func theStoredTapIsThatOfNow(architecture: Architecture) throws {
      let stored = try DeclarativeResults.stored(in: root)
      let system = try #require(stored.value?.systems.first { $0.name == architecture.name })
      #expect(TapTracer().stacks(ofTap: "Done", in: architecture).value == system.done.value)
    }
  #endif

  @Test func whatCannotBeWrittenIsSaidBeforeAnythingIsDone() {
    #expect(CompareCommand().run(["declarative", "--output", "/dev/null/x"]) == .unavailable)
  }

  // MARK: Measures

  private func measures() throws -> MeasureTable {
    let findings = try DeclarativeFindings(in: root)
    return try #require(findings).table
  }

  /// They have what all others have, under the same keys.
  @Test func theAppsHaveTheMeasuresOfAllApps() throws {
    let measures = try measures()
    #expect(measures.architectures == ArchitectureCatalog.declarative.map(\.name))
    for name in measures.architectures {
      for key in ["code.types", "tests.uiFree", "tests.count", "counts.allocations.add@1000"] {
        #expect(try measures.number(of: key, for: name) >= 0, "\(key) of \(name)")
      }
    }
    let committed = try CommittedReport.measures()
    for name in ["MVC"] + measures.architectures {
      #expect(try committed.number(of: "code.lines", for: name) > 100)
      #expect(try committed.number(of: "tests.count", for: name) > 10)
    }
  }

  /// What the two have alike is a part of each.
  @Test func theSharedLinesAreAShareOfEach() throws {
    let measures = try measures()
    let lines = try DeclarativeSurvey.sharing.map { name in
      try measures.number(of: "declarative.sharedShare", for: name)
        * measures.number(of: "code.lines", for: name)
    }
    #expect(lines[0] > 0 && abs(lines[0] - lines[1]) < 1e-9)
  }

  /// Medians of the counts that come with the package, as they were found by another program.
  @Test func thePublicAppsAreCompared() throws {
    let measures = try measures()
    func ratio(_ key: String, _ name: String) throws -> Double {
      (100 * (try measures.number(of: "elsewhere.swiftUI.\(key)", for: name))).rounded() / 100
    }
    #expect(try measures.number(of: "elsewhere.swiftUI", for: "") == 31)
    #expect(try ratio("overMV", "MVVM") == 1.32 && ratio("overMV.apps", "MVVM") == 9)
    #expect(try ratio("overMVVM", "VIPER") == 1.57 && ratio("overMVVM.apps", "VIPER") == 7)
    #expect(try ratio("overMVVM", "TCA") == 1.31 && ratio("overMVVM.apps", "TCA") == 16)
  }
}
