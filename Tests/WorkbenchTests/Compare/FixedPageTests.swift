import Foundation
import TestSupport
import Testing

@testable import Workbench

/// What the pages say that no result changes is true of the sources as they are.
@Suite struct FixedPageTests {
  /// The cells of a page's rows, by the titles of their columns.
  private func rows(of page: String) throws -> [[String: String]] {
    let tables = MarkdownReading(try #require(try Fixture().report().pages[page])).tables
    return tables.flatMap { table in
      table.dropFirst(2).map { Dictionary(uniqueKeysWithValues: zip(table[0], $0)) }
    }
  }

  // MARK: The toolkit

  @Test func `each statement about the toolkit names tests that there are`() throws {
    let folder = "Tests/TerminalKitTests"
    let files = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path(folder))
    let sources = try files.map { try PackageFolder.text("\(folder)/\($0)") }
    let rows = try rows(of: "toolkit.md")
    #expect(rows.count >= 30)
    for row in rows {
      let tests = (row["Shown by"] ?? "").matches(of: /`(\w+)\.(\w+)`/)
      #expect(!tests.isEmpty, "\(row)")
      for test in tests {
        let (suite, function) = ("struct \(test.1) {", "func \(test.2)(")
        #expect(sources.contains { $0.contains(suite) && $0.contains(function) }, "\(test.0)")
      }
    }
  }

  @Test func `each statement about the toolkit has a verdict`() throws {
    for row in try rows(of: "toolkit.md") {
      let verdict = row["Here"] ?? ""
      #expect(verdict.hasPrefix("same") || verdict.hasPrefix("differs, because "), "\(row)")
    }
  }

  // MARK: The deviations

  @Test func `each deviation names symbols that their files declare`() throws {
    let rows = try rows(of: "deviations.md")
    #expect(rows.count >= 30)
    for row in rows {
      let places = (row["Where"] ?? "").matches(of: /\[`(\w+)[^`]*`\]\(\.\.\/([^)]+)\)/)
      #expect(!places.isEmpty, "\(row)")
      for place in places {
        let declaration = try Regex("(class|enum|func|protocol|struct|typealias|var) \(place.1)\\b")
        #expect(try PackageFolder.text(String(place.2)).contains(declaration), "\(place.0)")
      }
    }
  }

  @Test func `each deviation says why, and whom it favours`() throws {
    for row in try rows(of: "deviations.md") {
      #expect(row.values.allSatisfy { !$0.isEmpty }, "\(row)")
      #expect(row["Why"] != nil && row["Favours"] != nil, "\(row)")
    }
  }

  private static let variants = "Benchmarks/Variants"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: PackageFolder.path(variants))))
  func `each variant of a deviation is there`() throws {
    let there = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path(Self.variants))
    let named = try rows(of: "deviations.md").compactMap {
      $0["The other way"]?.prefixMatch(of: /built as a variant: (.+)/)?.1
    }
    for name in named.flatMap({ $0.split(separator: ", ") }) {
      #expect(there.contains(String(name)), "\(name)")
    }
  }
}
