import Measurement

/// A function as it stands in the sources.
struct FunctionQuote: Equatable {
  /// Behind its type, such as `List.insert(_:)`.
  let name: String
  /// From the root of the package.
  let file: String
  /// Counted from 1.
  let line: Int
  /// Without the white space before all of its lines.
  let text: String
}

/// The sources of one architecture, to be quoted by the names of functions and types.
struct QuotedSources {
  private let files: [(path: String, text: String, outline: SourceOutline)]

  /// - Parameters:
  ///   - folder: that of the architecture, from the root of the package.
  ///   - sources: the text of each source, by its path from there.
  init(folder: String, sources: [String: String]) {
    files = sources.filter { $0.key.hasPrefix("\(folder)/") }.sorted { $0.key < $1.key }
      .map { (path: $0.key, text: $0.value, outline: SourceOutline(Array($0.value.utf8))) }
  }

  /// - Parameter name: of a function with its type and labels, or of a type; nil for what is in none of the sources.
  func quote(_ name: String) -> FunctionQuote? {
    files.lazy.compactMap { file in
      (file.outline.functions + file.outline.types).first { $0.name == name }.map { part in
        FunctionQuote(
          name: name, file: file.path, line: part.lines.lowerBound + 1, text: part.text(in: file.text))
      }
    }.first
  }
}

/// The functions that a tap passes in one architecture, up to each of three moments.
struct TapQuotes {
  /// How far the tap has come.
  enum Moment: String, CaseIterable {
    case stored = "Until the contact is stored"
    case closed = "Until the screen closes"
    case shown = "Until the row is there"

    fileprivate init(_ destination: TapResults.Destination) {
      switch destination {
      case .storage: self = .stored
      case .dismissal: self = .closed
      case .observedState, .screen: self = .shown
      }
    }
  }

  /// In the order of the tap, each function at the first moment that it leads to.
  private(set) var quotes: [Moment: [FunctionQuote]] = [:]
  /// The last function before each moment, such as `doneTapped()`.
  private(set) var last: [Moment: String] = [:]

  /// - Parameters:
  ///   - folder: that of the architecture, from the root of the package.
  ///   - sources: the text of each source, by its path from there; what is in none of them is not quoted.
  init(_ trace: TapResults.Trace, folder: String, sources: [String: String]) {
    let files = QuotedSources(folder: folder, sources: sources)
    var seen: Set<String> = []
    for stack in trace.stacks {
      let moment = Moment(stack.destination)
      last[moment] = stack.frames.last?.function
      for frame in stack.frames {
        // A closure is quoted with the function around it.
        let name = "\(frame.type).\(frame.function.replacing("closure in ", with: ""))"
        guard seen.insert(name).inserted else { continue }
        if let quote = files.quote(name) { quotes[moment, default: []].append(quote) }
      }
    }
  }
}
