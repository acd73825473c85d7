import Testing

@testable import Workbench

@Suite struct FigureTests {
  @Test(arguments: Sample.allCases)
  func documentsAreWellFormed(sample: Sample) {
    let reading = XMLReading(sample.figure.svg())
    #expect(reading.isWellFormed)
    #expect(reading.texts["title"] == [sample.drawing.title])
    #expect(reading.texts["desc"]?.count == 1)
    #expect(reading.rootAttributes["role"] == "img")
    #expect(reading.rootAttributes["aria-labelledby"] == "title desc")
    #expect(reading.elementCounts["script"] == nil)
    #expect(reading.texts["style"]?.first?.contains("prefers-color-scheme: dark") == true)
    #expect(reading.texts["text"] ?? [] == sample.drawing.labels.map { Self.visible($0.text) })
  }

  @Test(arguments: Sample.allCases)
  func noLabelCoversAnother(sample: Sample) {
    let labels = sample.drawing.labels
    for (index, label) in labels.enumerated() {
      for other in labels.dropFirst(index + 1) where label.bounds.covers(other.bounds) {
        Issue.record("'\(label.text)' covers '\(other.text)'")
      }
    }
  }

  @Test(arguments: Sample.allCases)
  func labelsStayInsideThePageAndAreLegibleOnAPhone(sample: Sample) {
    let drawing = sample.drawing
    for label in drawing.labels {
      #expect(label.bounds.x >= 0 && label.bounds.maxX <= drawing.width, "\(label.text)")
      #expect(label.bounds.y >= 0 && label.bounds.maxY <= drawing.height, "\(label.text)")
      // A phone is 390 units wide, and a browser's smallest legible text about 10.
      #expect(label.style.size * min(1, 390 / drawing.width) >= 10, "\(label.text)")
    }
  }

  @Test(arguments: Sample.allCases)
  func coordinatesAreNumbers(sample: Sample) {
    let words = ["<title", "<desc", "<text"]
    let shapes = sample.figure.svg().split(separator: "\n").filter { line in
      !words.contains { line.hasPrefix($0) }
    }
    let svg = shapes.joined(separator: "\n")
    for impossible in ["\"nan", "\"inf", "\"-inf", "nan,", ",nan", "e+"] {
      #expect(!svg.contains(impossible), "\(impossible)")
    }
  }

  /// What remains of a label once the characters that XML cannot hold have been replaced.
  private static func visible(_ text: String) -> String {
    text.replacing("\u{0}", with: "\\u{0}").replacing("\u{1B}", with: "\\u{1B}")
      .replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{202E}", with: "\\u{202E}")
  }
}

extension ChartLabel {
  /// The room that the text needs at most.
  fileprivate var bounds: Box {
    let descent = style.size * 0.24
    let width = style.width(of: text)
    let x =
      switch anchor {
      case .start: position.x
      case .middle: position.x - width / 2
      case .end: position.x - width
      }
    return Box(x: x, y: position.y - style.ascent, width: width, height: style.ascent + descent)
  }
}

extension Box {
  fileprivate var maxY: Double { y + height }

  fileprivate func covers(_ other: Box) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
