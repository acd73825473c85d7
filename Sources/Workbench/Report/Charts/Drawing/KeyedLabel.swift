/// A text after a small sample of the area that it names.
struct KeyedLabel {
  static let keySize = 14.0
  static let keyGap = 6.0

  let text: String
  let style: LabelStyle
  /// The place of the part whose hatching it shows.
  let pattern: Int

  var width: Double { Self.keySize + Self.keyGap + style.width(of: text) }

  func add(to drawing: inout Drawing, x: Double, top: Double) {
    let baseline = top + style.ascent
    let key = Box(x: x, y: baseline - Self.keySize + 1, width: Self.keySize, height: Self.keySize)
    drawing.add(.rectangle(key, radius: 2, ink: .neutral))
    drawing.add(.rectangle(key, radius: 2, ink: .pattern(pattern)))
    drawing.add(text, style, at: Point(x: key.maxX + Self.keyGap, y: baseline))
  }
}

/// Sets keyed labels side by side.
enum KeyedLabelRow {
  private static let gap = 20.0

  /// Sets the labels from left to right in as many rows as they need.
  static func addFlowing(_ labels: [KeyedLabel], to drawing: inout Drawing) {
    let right = drawing.width - Drawing.margin
    var x = Drawing.margin
    var top = drawing.height
    for label in labels {
      let room = drawing.contentWidth - KeyedLabel.keySize - KeyedLabel.keyGap
      let lines = LabelWrapping(style: label.style, width: room, maximumLines: 1).lines(of: label.text)
      let fitted = KeyedLabel(text: lines.first ?? "", style: label.style, pattern: label.pattern)
      if x > Drawing.margin, x + fitted.width > right {
        drawing.reserve(fitted.style.lineHeight)
        (x, top) = (Drawing.margin, drawing.height)
      }
      fitted.add(to: &drawing, x: x, top: top)
      x += fitted.width + gap
    }
    drawing.reserve(labels.last?.style.lineHeight ?? 0)
  }

  /// Sets each label as near to its centre as the others let it, or flowing if one row cannot hold them.
  static func add(_ labels: [KeyedLabel], near centers: [Double], to drawing: inout Drawing) {
    let spans = zip(centers, labels).map { LabelPlacement.Span(center: $0, length: $1.width) }
    let needed = spans.reduce(0) { $0 + $1.length } + gap * Double(max(0, labels.count - 1))
    guard needed <= drawing.contentWidth else {
      addFlowing(labels, to: &drawing)
      return
    }
    let bounds = Drawing.margin...(drawing.width - Drawing.margin)
    let placed = LabelPlacement.centers(of: spans, gap: gap, in: bounds)
    let top = drawing.reserve(labels.first?.style.lineHeight ?? 0)
    for (label, center) in zip(labels, placed) {
      label.add(to: &drawing, x: center - label.width / 2, top: top)
    }
  }
}

/// Moves labels along one axis until none covers another, as little as possible in total.
enum LabelPlacement {
  /// The part of the axis that a label takes where no other label is in its way.
  struct Span {
    let center: Double
    let length: Double
  }

  /// The centres in the order of the spans; beyond the upper bound only if the labels need more room than there is.
  static func centers(of spans: [Span], gap: Double, in bounds: ClosedRange<Double>) -> [Double] {
    let order = spans.indices.sorted { (spans[$0].center, $0) < (spans[$1].center, $1) }
    guard let first = order.first, let last = order.last else { return [] }

    // After subtracting the lengths and gaps of the labels before it, each label only has to keep the order.
    var offsets: [Double] = [0]
    for (before, after) in zip(order, order.dropFirst()) {
      let distance = (spans[before].length + spans[after].length) / 2 + gap
      offsets.append(offsets[offsets.count - 1] + distance)
    }
    let wanted = zip(order, offsets).map { spans[$0].center - $1 }
    let lowest = bounds.lowerBound + spans[first].length / 2
    let highest = bounds.upperBound - spans[last].length / 2 - offsets[offsets.count - 1]

    var result = [Double](repeating: 0, count: spans.count)
    for (rank, value) in nonDecreasing(wanted).enumerated() {
      result[order[rank]] = max(lowest, min(value, highest)) + offsets[rank]
    }
    return result
  }

  /// The nearest sequence, by squared distance, in which no value is below the one before (pool adjacent violators).
  private static func nonDecreasing(_ values: [Double]) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for value in values {
      pools.append((value, 1))
      while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
        let merged = pools.removeLast()
        pools[pools.count - 1].sum += merged.sum
        pools[pools.count - 1].count += merged.count
      }
    }
    return pools.flatMap { Array(repeating: mean($0), count: $0.count) }
  }

  private static func mean(_ pool: (sum: Double, count: Int)) -> Double {
    pool.sum / Double(pool.count)
  }
}
