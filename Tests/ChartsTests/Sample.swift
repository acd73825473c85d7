@testable import Charts

/// Figures of each kind, ordinary and at the edges.
enum Sample: String, CaseIterable {
  case bars, longNamedBars, hugeBars, emptyBars, zeroBars
  case stack, crowdedStack, emptyStack, zeroStack
  case groups, edgeGroups, emptyGroups
  case ratios, edgeRatios, emptyRatios
  case sequence, longSequence, wideSequence, emptySequence
  case layers, edgeLayers, emptyLayers

  static let hostile = "<b a=\"1\">&'\u{0}\u{1B}[31m\u{FFFE}\u{202E} ]]> "
  static let long =
    String(repeating: "ContactListViewController and ", count: 40) + String(repeating: "x", count: 400)

  var figure: any Figure {
    switch self {
    case .bars, .longNamedBars, .hugeBars, .emptyBars, .zeroBars: barChart
    case .stack, .crowdedStack, .emptyStack, .zeroStack: stackedBarChart
    case .groups, .edgeGroups, .emptyGroups: groupedBarChart
    case .ratios, .edgeRatios, .emptyRatios: ratioChart
    case .sequence, .longSequence, .wideSequence, .emptySequence: sequenceDiagram
    case .layers, .edgeLayers, .emptyLayers: layerGraph
    }
  }

  var drawing: Drawing {
    switch self {
    case .bars, .longNamedBars, .hugeBars, .emptyBars, .zeroBars: BarChartLayout(chart: barChart).drawing()
    case .stack, .crowdedStack, .emptyStack, .zeroStack:
      StackedBarChartLayout(chart: stackedBarChart).drawing()
    case .groups, .edgeGroups, .emptyGroups: GroupedBarChartLayout(chart: groupedBarChart).drawing()
    case .ratios, .edgeRatios, .emptyRatios: RatioChartLayout(chart: ratioChart).drawing()
    case .sequence, .longSequence, .wideSequence, .emptySequence:
      SequenceDiagramLayout(diagram: sequenceDiagram).drawing()
    case .layers, .edgeLayers, .emptyLayers: LayerGraphLayout(graph: layerGraph).drawing()
    }
  }

  private var layerGraph: LayerGraph {
    switch self {
    case .emptyLayers:
      LayerGraph(title: "Layers", subtitle: "", layers: [], links: [.init(from: 0, to: 1, count: 1)])
    case .edgeLayers:
      LayerGraph(
        title: Self.long, subtitle: Self.hostile,
        layers: [.init(Self.long, [Self.long]), .init(Self.hostile, []), .init("", ["a"])]
          + (0..<7).map { .init("Layer \($0)", ["One", "Two"]) },
        links: (0..<10).flatMap { from in
          (0..<10).map { LayerGraph.Link(from: from, to: $0, count: 7 * $0 + from) }
        })
    default:
      LayerGraph(
        title: "Who names whom", subtitle: "From one role to another",
        layers: [
          .init("App", ["ContactsApp"]), .init("View", ["ListViewController", "AddViewController"]),
          .init("Contract", ["ListView", "ListPresentation"]),
        ],
        links: [
          .init(from: 0, to: 1, count: 2), .init(from: 0, to: 2, count: 1), .init(from: 1, to: 2, count: 4),
          .init(from: 2, to: 1, count: 1), .init(from: 1, to: 1, count: 9), .init(from: 1, to: 3, count: 9),
        ])
    }
  }

  private var barChart: BarChart {
    switch self {
    case .longNamedBars:
      .sample([
        .init("MVC", ChartValue(2)), .init(Self.long, ChartValue(7)), .init(Self.hostile, nil),
      ])
    case .hugeBars:
      .sample([
        .init("tiny", ChartValue(1e-9)), .init(Self.long, ChartValue(1e12, lower: 0, upper: 2e12)),
      ])
    case .emptyBars: .sample([])
    case .zeroBars: .sample([.init("", ChartValue(0)), .init("", ChartValue(0, lower: 0, upper: 0))])
    default:
      .sample([
        .init("MVC", ChartValue(1, lower: 0.9, upper: 1.1)), .init("MVVM", ChartValue(1.07)),
        .init("VIPER", ChartValue(2.25)), .init("nan", ChartValue(.nan)), .init("negative", ChartValue(-1)),
        .init("missing", nil),
      ])
    }
  }

  private var stackedBarChart: StackedBarChart {
    switch self {
    case .crowdedStack:
      .sample(
        ["toolkit", "domain", "architecture", "rows", "strings", "closures", Self.long],
        [
          .init(Self.long, [1200, 800, 3, 0, .nan, 4]), .init("MVVM", [1, 1, 1, 1, 1, 1, 1e9]),
          .init(Self.hostile, [-5, .infinity]),
        ])
    case .emptyStack: .sample([], [])
    case .zeroStack: .sample(["code", "blank"], [.init("MVC", [0, 0])])
    default:
      .sample(
        ["code", "comment", "blank"],
        [.init("MVC", [412, 61, 70]), .init("VIPER", [861, 140, 190]), .init("tiny", [2, 3, 4])])
    }
  }

  private var groupedBarChart: GroupedBarChart {
    switch self {
    case .edgeGroups:
      .sample(
        [.init(Self.long, color: 0), .init(Self.hostile, color: 9), .init("", color: 2)],
        [
          .init(Self.long, [[1e12, 1], [0, 0], nil]), .init(Self.hostile, [[-1, 2], [.nan, 1], [3]]),
          .init("", []),
        ])
    case .emptyGroups: .sample([.init("MVC", color: 0)], [])
    default:
      .sample(
        [.init("MVC", color: 0), .init("VIPER", color: 2)],
        [.init("detail", [[10, 30], [20, 140]]), .init("push", [[8, 0], nil])])
    }
  }

  private var ratioChart: RatioChart {
    switch self {
    case .edgeRatios:
      .sample(
        [.init(Self.long, color: 1), .init(Self.hostile, color: 9), .init("", color: 2)],
        [
          .init(Self.long, [ChartValue(1e12, lower: 1, upper: 1e15), ChartValue(0), nil]),
          .init(Self.hostile, [ChartValue(.nan), ChartValue(-1), ChartValue(1, lower: 0, upper: 2)]),
          .init("", []),
        ])
    case .emptyRatios: .sample([.init("MVVM", color: 1)], [])
    default:
      .sample(
        [.init("MVVM", color: 1), .init("VIPER", color: 2)],
        [
          .init("add", [ChartValue(2.25, lower: 2, upper: 2.5), ChartValue(1.13)]),
          .init("scroll", [ChartValue(0.98), nil]),
        ])
    }
  }

  private var sequenceDiagram: SequenceDiagram {
    let viper = [
      "AddContactViewController", "AddContactPresenter", "AddContactInteractor", "ContactRepository",
      "AddContactRouter", "ContactListPresenter", "ContactListViewController",
    ]
    return switch self {
    case .longSequence: .sample([Self.long, Self.hostile], text: Self.long + Self.hostile)
    case .wideSequence: .sample((1...12).map { "Participant\($0)" }, text: "a message that is long")
    case .emptySequence: .sample([], text: "")
    default: .sample(viper, text: "addContact(draft)")
    }
  }
}

extension BarChart {
  static func sample(_ bars: [Bar]) -> BarChart {
    BarChart(
      title: "Cost of one step", subtitle: "Lower is better", bars: bars,
      format: .decimal(places: 2))
  }
}

extension StackedBarChart {
  static func sample(_ segments: [String], _ bars: [Bar]) -> StackedBarChart {
    StackedBarChart(
      title: "Lines by kind", subtitle: "Physical lines", segments: segments, bars: bars, format: .count)
  }
}

extension GroupedBarChart {
  static func sample(_ series: [BarSeries], _ groups: [Group]) -> GroupedBarChart {
    GroupedBarChart(
      title: "Lines added", subtitle: "", series: series, parts: ["old", "new"], groups: groups,
      format: .count)
  }
}

extension RatioChart {
  static func sample(_ series: [DotSeries], _ groups: [Group]) -> RatioChart {
    RatioChart(title: "Times as long", subtitle: "Less is better", series: series, groups: groups)
  }
}

extension SequenceDiagram {
  /// Each participant sends to itself, to the next and back.
  static func sample(_ names: [String], text: String) -> SequenceDiagram {
    let there = zip(names, names.dropFirst()).map { Message(from: $0, to: $1, text) }
    let back = there.reversed().map { Message(from: $0.receiver, to: $0.sender, text) }
    let loops = names.map { Message(from: $0, to: $0, text) }
    return SequenceDiagram(
      title: "One tap", subtitle: "", participants: names, messages: there + loops + back)
  }
}

extension Drawing {
  var labels: [ChartLabel] {
    shapes.compactMap { if case .text(let label) = $0 { label } else { nil } }
  }
}
