import Foundation
import Results

/// What `llvm-cov export -summary-only` writes.
struct CoverageExport {
  private struct Export: Decodable {
    struct ExportedUnit: Decodable {
      let files: [ExportedFile]
    }

    struct ExportedFile: Decodable {
      let filename: String
      let summary: ExportedSummary
    }

    struct ExportedSummary: Decodable {
      let lines: ExportedCount
      let regions: ExportedCount
    }

    struct ExportedCount: Decodable {
      let count: Int
      let covered: Int

      var share: CoverageResults.CoveredShare { .init(covered: covered, all: count) }
    }

    let data: [ExportedUnit]
  }

  private let files: [Export.ExportedFile]

  /// Throws `CoverageRun.Failure`.
  init(_ text: String) throws {
    do {
      files = try JSONDecoder().decode(Export.self, from: Data(text.utf8)).data.flatMap(\.files)
    } catch {
      throw CoverageRun.Failure.notUnderstood(reason: "\(error)")
    }
  }

  /// The sums over the files that are chosen by their paths. A file without code is in no export.
  func coverage(of role: String, in isChosen: (String) -> Bool) -> CoverageResults.RoleCoverage {
    let chosen = files.filter { isChosen($0.filename) }.map(\.summary)
    let none = CoverageResults.CoveredShare(covered: 0, all: 0)
    return CoverageResults.RoleCoverage(
      name: role, lines: chosen.map(\.lines.share).reduce(none, +),
      regions: chosen.map(\.regions.share).reduce(none, +))
  }
}
