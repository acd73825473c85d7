import CommandLineKit

@testable import Workbench

/// Figures of each kind, ordinary and at the edges.
enum Sample: String, CaseIterable {
  case bars, longNamedBars, hugeBars, emptyBars, zeroBars
  case parts, crowdedParts, groups, edgeGroups
  case roles, edgeRoles, emptyRoles

  static let hostile = "<b a=\"1\">&'\u{0}\u{1B}[31m\u{FFFE}\u{202E} ]]> "
  static let long =
    String(repeating: "ContactListViewController and ", count: 40) + String(repeating: "x", count: 400)

  var figure: any Figure {
    switch self {
    case .roles, .edgeRoles, .emptyRoles: roleDiagram
    default: barChart
    }
  }

  var drawing: Drawing { figure.drawing() }

  static let threeRoles = RoleDiagram(
    title: "Who knows whom?", subtitle: "",
    parts: [
      .init(name: "App", isFramed: true), .init(name: "View", isFramed: true),
      .init(name: "Presenter", isFramed: false),
    ],
    knows: [
      [.none, .byName, .byName], [.none, .none, .byName], [.none, .byProtocol, .none],
    ])

  private var roleDiagram: RoleDiagram {
    switch self {
    case .emptyRoles: RoleDiagram(title: "Roles", subtitle: "", parts: [], knows: [])
    case .edgeRoles:
      RoleDiagram(
        title: Self.long, subtitle: Self.hostile,
        parts: ([Self.long, Self.hostile, ""] + (0..<6).map { "Role \($0)" })
          .map { .init(name: $0, isFramed: $0.isEmpty) },
        knows: (0..<9).map { row in (0..<9).map { $0 == row ? .none : .byProtocol } })
    default: Self.threeRoles
    }
  }

  private var barChart: BarChart {
    switch self {
    case .longNamedBars: .sample([("MVC", 2), (Self.long, 7), (Self.hostile, nil)])
    case .hugeBars: .sample([("tiny", 1e-9), (Self.long, 1e12)])
    case .emptyBars: .sample([])
    case .zeroBars: .sample([("", 0), ("", 0)])
    case .parts:
      .sample(
        [.init("MVC", color: 0), .init("MVVM", color: 1)], ["domain", "toolkit", "its own"],
        [("", [[1, 9, 0], [1, 9, 13]])])
    case .crowdedParts:
      .sample(
        [.init(Self.long, color: 0), .init("MVVM", color: 1), .init(Self.hostile, color: 2)],
        ["toolkit", "domain", "architecture", "rows", Self.long],
        [(Self.long, [[1200, 800, 3, 0, 4], [1, 1, 1, 1, 1e9], [-5, .infinity]])])
    case .edgeGroups:
      .sample(
        [.init(Self.long, color: 0), .init(Self.hostile, color: 9), .init("", color: nil)], ["old", "new"],
        [
          (Self.long, [[1e12, 1], [0, 0], nil]), (Self.hostile, [[-1, 2], [.nan, 1], [3]]),
          ("", []),
        ])
    case .groups:
      .sample(
        [.init("MVC", color: 0), .init("VIPER", color: 2)], ["old", "new"],
        [("detail", [[10, 30], [20, 140]]), ("push", [[8, 0], nil])])
    default:
      .sample([
        ("MVC", 126), ("MVVM", 252), ("VIPER", 368.5), ("nan", .nan), ("negative", -1), ("missing", nil),
      ])
    }
  }

}

extension BarChart {
  static func sample(_ bars: [(String, Double?)]) -> BarChart {
    let series = bars.enumerated().map { ChartSeries($1.0, color: $0 < 2 ? $0 : nil) }
    return sample(series, [], bars.isEmpty ? [] : [("", bars.map { $0.1.map { [$0] } })])
  }

  static func sample(_ series: [ChartSeries], _ parts: [String], _ groups: [Group]) -> BarChart {
    BarChart(
      title: "Lines", subtitle: "Fewer is better", series: series, parts: parts, groups: groups,
      format: { NumberText.decimal($0, places: $0 == $0.rounded() ? 0 : 1) })
  }
}

extension Drawing {
  var labels: [ChartLabel] {
    shapes.compactMap { if case .text(let label) = $0 { label } else { nil } }
  }
}
