import Foundation
import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the fixture.
@Suite struct ReportContentTests {
  private let reading: MarkdownReading
  private let markdown: String
  private static let reading = Result { MarkdownReading(try Fixture.plain.get().markdown) }

  init() throws {
    markdown = try Fixture.plain.get().markdown
    reading = try Self.reading.get()
  }

  // 50 / 30, and (50 + 20) / (30 + 20).
  @Test func `shared code takes off the difference`() {
    let table = reading.tables.first { $0.last?[0] == "Ratio to MVC" }
    #expect(table?.last?.last == "1.40")
    #expect(table?.contains { $0[0] == "Ratio to MVC" && $0.last == "1.67" } == true)
    #expect(markdown.contains("`ContactsDomain` (20), together 20."))
  }
}
