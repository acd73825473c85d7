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

  @Test func `each statement about the toolkit leads to tests that there are`() throws {
    let rows = try rows(of: "toolkit.md")
    #expect(rows.count >= 30)
    for row in rows {
      let tests = (row["Here"] ?? "").matches(of: /\]\(\.\.\/(\S+\.swift) "(\w+)"\)/)
      #expect(!tests.isEmpty, "\(row)")
      for test in tests {
        let isThere = try PackageFolder.text(String(test.1)).contains("func \(test.2)(")
        #expect(isThere, "\(test.0)")
      }
    }
  }

  @Test func `each statement about the toolkit has a verdict`() throws {
    for row in try rows(of: "toolkit.md") {
      let verdict = row["Here"] ?? ""
      let isVerdict =
        verdict.hasPrefix("[same](") || verdict.prefixMatch(of: #/\[differs\]\([^)]+\), because /#) != nil
      #expect(isVerdict, "\(row)")
    }
  }

  // MARK: The deviations

  @Test func `each deviation names symbols that their files declare, and whom it favours`() throws {
    let rows = try rows(of: "deviations.md")
    #expect(rows.count >= 25)
    for row in rows {
      #expect(row["Favours"] != nil && row.values.allSatisfy { !$0.isEmpty }, "\(row)")
      let places = (row["Here"] ?? "").matches(of: /\[`(\w+)[^`]*`\]\(\.\.\/([^)]+)\)/)
      #expect(!places.isEmpty, "\(row)")
      for place in places {
        let declaration = try Regex("(class|enum|func|protocol|struct|typealias|var) \(place.1)\\b")
        #expect(try PackageFolder.text(String(place.2)).contains(declaration), "\(place.0)")
      }
    }
  }

  private static let variants = "Benchmarks/Variants"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: PackageFolder.path(variants))))
  func `the deviations name each variant`() throws {
    let page = try #require(try Fixture().report().pages["deviations.md"])
    let named = page.matches(of: /\(\.\.\/Benchmarks\/Variants\/(\w+)\/variant\.md\)/).map { String($0.1) }
    let there = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path(Self.variants))
    #expect(Set(named) == Set(there) && page.contains("\(there.count) complete apps"))
  }

  // MARK: Your own app

  @Test func `the roles are those that a rule can name`() throws {
    let page = try #require(try Fixture().report().pages["your-app.md"])
    let roles = AppRole.allCases.filter { $0 != .unknown }.map { "`\($0.word)`" }
    #expect(page.contains("\(roles.dropLast().joined(separator: ", ")) and \(roles.last ?? "")"))
  }
}
