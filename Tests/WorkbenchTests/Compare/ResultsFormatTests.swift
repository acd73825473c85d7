import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// What `Reports/results-format.md` says of results files is so.
@Suite struct ResultsFormatTests {
  private let text: String

  init() throws {
    text = try PackageFolder.text("Reports/results-format.md")
  }

  /// The rows of the table of keys: the key, and the type and the file that explain it.
  private var rows: [(key: String, type: String?, file: String?)] {
    text.matches(of: /\n\| `(\w+)` \| (?:\[`(\w+)`\]\(\.\.\/([^)]+)\)|[a-z ]+) \|/).map {
      (String($0.1), $0.2.map(String.init), $0.3.map(String.init))
    }
  }

  @Test func `every key is explained, and no other`() throws {
    let data = try JSONFile.encode(Fixture().results())
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(rows.map(\.key) == object.keys.sorted())
  }

  @Test func `the type of a key is in the file that the page leads to`() throws {
    for row in rows where row.type != nil {
      let (type, file) = try (#require(row.type), #require(row.file))
      let declaration = try Regex("\n///[^\n]+\n(package )?struct \(type): Codable")
      #expect(try "\n\(PackageFolder.text(file))".contains(declaration), "\(type)")
    }
    #expect(rows.count { $0.type != nil } == rows.count - 2)
  }

  @Test func `every participant is explained`() {
    for participant in ReferenceParticipant.all + [
      ReferenceParticipant.calibration, ReferenceParticipant.again(""),
    ] {
      #expect(text.contains("`\(participant)`"), "\(participant)")
    }
  }

  @Test func `the version is the one that is written`() {
    let version = ComparisonResults.currentSchemaVersion
    #expect(text.contains("This is version **\(version)**."))
    #expect(text.contains("\n| \(version) | "))
  }
}
