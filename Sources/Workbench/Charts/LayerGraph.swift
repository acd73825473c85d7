/// Layers under each other, each with what is in it, and arrows from one to another beside them.
package struct LayerGraph: Figure {
  /// A box of the graph.
  package struct Layer: Equatable, Sendable {
    let name: String
    let members: [String]

    /// Creates a layer of things with these names.
    package init(_ name: String, _ members: [String]) {
      self.name = name
      self.members = members
    }
  }

  /// An arrow, by the places of the layers at its ends.
  package struct Link: Equatable, Sendable {
    let from: Int
    let to: Int
    let count: Int

    /// Creates an arrow that stands for so many of its kind.
    package init(from: Int, to: Int, count: Int) {
      self.from = from
      self.to = to
      self.count = count
    }
  }

  let title: String
  let subtitle: String
  let layers: [Layer]
  let links: [Link]

  /// - Parameters:
  ///   - layers: from top to bottom.
  ///   - links: those that lead upwards stand out; those to a layer that there is not, or to itself, are left out.
  package init(title: String, subtitle: String, layers: [Layer], links: [Link]) {
    self.title = title
    self.subtitle = subtitle
    self.layers = layers
    self.links = links.filter {
      $0.from != $0.to && layers.indices.contains($0.from) && layers.indices.contains($0.to)
    }
  }

  var textAlternative: String {
    let facts =
      layers.map { TextAlternative.Fact($0.name, $0.members.joined(separator: ", ")) }
      + links.map {
        TextAlternative.Fact("\(layers[$0.from].name) to \(layers[$0.to].name)", "\($0.count)")
      }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The graph as an SVG document.
  package func svg() -> String {
    LayerGraphLayout(graph: self).drawing().svg
  }
}

/// Finds the place of everything in a graph of layers.
struct LayerGraphLayout {
  private static let laneWidth = 20.0
  private static let portHeight = 26.0
  private static let gap = 14.0
  private static let smallestBox = 330.0
  private static let badgeRadius = 12.0
  private static let headLength = 11.0

  let graph: LayerGraph
  /// For each link, how many lanes lie between it and the boxes.
  let lanes: [Int]
  private let width: Double
  private let boxWidth: Double

  init(graph: LayerGraph) {
    self.graph = graph
    lanes = Self.lanes(of: graph.links)
    let gutter = Double((lanes.max() ?? -1) + 1) * Self.laneWidth + 3 * Self.badgeRadius + Self.headLength
    width = max(Drawing.standardWidth, Self.smallestBox + gutter + 2 * Drawing.margin)
    boxWidth = width - 2 * Drawing.margin - gutter
  }

  /// The shortest links lie innermost; none shares a lane with another one beside it.
  private static func lanes(of links: [LayerGraph.Link]) -> [Int] {
    var lanes = links.map { _ in 0 }
    var taken: [[ClosedRange<Int>]] = []
    let order = links.indices.sorted {
      (span(links[$0]).count, span(links[$0]).lowerBound, $0) < (
        span(links[$1]).count, span(links[$1]).lowerBound, $1
      )
    }
    for index in order {
      let span = span(links[index])
      let free = taken.firstIndex { !$0.contains { $0.overlaps(span) } } ?? taken.count
      if free == taken.count { taken.append([]) }
      taken[free].append(span)
      lanes[index] = free
    }
    return lanes
  }

  private static func span(_ link: LayerGraph.Link) -> ClosedRange<Int> {
    min(link.from, link.to)...max(link.from, link.to)
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: graph.title, textAlternative: graph.textAlternative, width: width)
    drawing.addHeader(subtitle: graph.subtitle)
    guard !graph.layers.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    let boxes = graph.layers.indices.map { addBox(of: $0, to: &drawing) }
    for (index, link) in graph.links.enumerated() { add(link, index, boxes, to: &drawing) }
    drawing.reserve(Drawing.margin - Self.gap)
    return drawing
  }

  private func addBox(of index: Int, to drawing: inout Drawing) -> Box {
    let layer = graph.layers[index]
    let title = LabelWrapping(style: .strong, width: boxWidth - 24, maximumLines: 2).lines(of: layer.name)
    let names = LabelWrapping(style: .name, width: boxWidth - 24, maximumLines: 12)
      .lines(of: layer.members.joined(separator: ", "))
    let lines = title.map { ($0, LabelStyle.strong) } + names.map { ($0, LabelStyle.name) }
    let text = lines.reduce(16) { $0 + $1.1.lineHeight }
    let height = max(text, Double(ports(of: index).count + 1) * Self.portHeight)
    let top = drawing.reserve(height + Self.gap)
    let box = Box(x: Drawing.margin, y: top, width: boxWidth, height: height)
    drawing.add(.rectangle(box, radius: 5, ink: .participant))
    var y = top + 8
    for (line, style) in lines {
      drawing.add(line, style, at: Point(x: box.x + 12, y: y + style.ascent))
      y += style.lineHeight
    }
    return box
  }

  /// The links that end at a layer, from top to bottom: those that come from above or lead there first, and of those the
  /// outer ones last, so that they do not cross.
  private func ports(of layer: Int) -> [Int] {
    let ends = graph.links.indices.filter { graph.links[$0].from == layer || graph.links[$0].to == layer }
    func isAbove(_ index: Int) -> Bool { min(graph.links[index].from, graph.links[index].to) < layer }
    let above = ends.filter(isAbove).sorted { (lanes[$0], $0) < (lanes[$1], $1) }
    let below = ends.filter { !isAbove($0) }.sorted { (lanes[$0], $0) > (lanes[$1], $1) }
    return above + below
  }

  private func port(of link: Int, at layer: Int, _ boxes: [Box]) -> Double {
    let ports = ports(of: layer)
    let place = Double((ports.firstIndex(of: link) ?? 0) + 1)
    return boxes[layer].y + boxes[layer].height * place / Double(ports.count + 1)
  }

  private func add(_ link: LayerGraph.Link, _ index: Int, _ boxes: [Box], to drawing: inout Drawing) {
    let (start, end) = (port(of: index, at: link.from, boxes), port(of: index, at: link.to, boxes))
    let edge = Drawing.margin + boxWidth
    let lane = edge + 3 * Self.badgeRadius + Double(lanes[index]) * Self.laneWidth
    let isUpwards = link.to < link.from
    let shaft = [
      Point(x: edge, y: start), Point(x: lane, y: start), Point(x: lane, y: end),
      Point(x: edge + Self.headLength, y: end),
    ]
    drawing.add(.polyline(shaft, ink: isUpwards ? .stroke(series: 1) : .call))
    let head = [
      Point(x: edge + Self.headLength, y: end - 6), Point(x: edge, y: end),
      Point(x: edge + Self.headLength, y: end + 6),
    ]
    drawing.add(.polygon(head, ink: isUpwards ? .fill(series: 1) : .arrowhead))
    let badge = Point(x: edge + Self.badgeRadius + 2, y: start)
    drawing.add(.circle(badge, radius: Self.badgeRadius, ink: .badge))
    drawing.add(
      "\(link.count)", .badge, at: Point(x: badge.x, y: start + LabelStyle.badge.baselineShift),
      anchor: .middle)
  }
}
