import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// The page on every architecture of the catalog.
extension Findings {
  func writeSystems(to page: inout MarkdownPage) {
    page.heading(1, "Every architecture side by side")
    let tables = self.systems
    let systems = tables.systems
    page.write(
      "systems.md",
      [
        "uncounted": results.counts.reason.map(MarkdownText.reason),
        "counted": results.counts.reason == nil ? SystemResults.size : nil,
      ].merging(tables.proof) { first, _ in first },
      parts: [
        "overviewTable": { $0.narrowTables(tables.overview) },
        "missing": { page in
          page.list(
            tables.results.missing.map {
              "**\(MarkdownText.plain($0.name))** is not among them: \(MarkdownText.reason($0.reason))."
            })
        },
        "times": { tables.writeTimes(cost, to: &$0) },
        "duties": { $0.narrowTables(tables.duties(linked: true)) },
        "types": { page in
          page.details("Every type") { page in
            for system in systems {
              page.heading(3, system.title)
              page.list(system.duties)
            }
          }
        },
        "cancel": { $0.narrowTables(Self.cancel(systems)) },
        "diagrams": { page in
          for system in systems { system.writeRoles(to: &page) }
        },
      ])
  }

  private static func cancel(_ systems: [SystemFindings]) -> MarkdownTable {
    MarkdownTable(
      systems,
      columns: [
        ("", .left, \.title),
        ("Functions", .right, { $0.cancel.map { NumberText.count($0.functions) } ?? "not measured" }),
        ("Types", .right, { $0.cancel.map { NumberText.count($0.types.count) } ?? "" }),
        (
          "The way", .left,
          {
            $0.cancel.map { path in
              ([TapPath.origin] + path.types.map(MarkdownText.code) + ["the screen closes"])
                .joined(separator: " → ")
            } ?? ""
          }
        ),
      ])
  }
}

extension SystemFindings {
  /// Writes the diagram of which roles know which.
  func writeRoles(to page: inout MarkdownPage) {
    let diagram = roleDiagram
    page.figure(
      "roles-\(name)", diagram,
      alternative: "Roles of \(name) as boxes, with lines to whom each knows:"
        + " \(WordList.and(diagram.parts.map(\.name))).")
  }

  /// Each duty with the types that do it.
  fileprivate var duties: [String] {
    Duty.allCases.map { duty in
      let links = (roleMap.members(with: duty) ?? []).map {
        link(MarkdownText.code($0.type.name), to: $0.type)
      }
      return "\(duty.rawValue): \(links.isEmpty ? "nobody" : links.joined(separator: ", "))"
    }
  }
}
