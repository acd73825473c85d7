import Foundation

/// The package's own page, which opens with the answer of the report that comes with it.
struct Readme {
  private static let begin = "<!-- answer -->\n"
  private static let end = "<!-- end of the answer -->\n"

  private let file: URL

  /// - Parameter root: the folder of the package.
  init(root: URL) {
    file = root.appendingPathComponent("README.md")
  }

  /// Puts the answer between the two marks, and leaves a page without them as it is. Throws an error of Foundation.
  func show(_ answer: String) throws {
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    let text = String(decoding: data, as: UTF8.self)
    guard let begin = text.range(of: Self.begin),
      let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
    else { return }
    let page = text[..<begin.upperBound] + "\n\(answer)\n" + text[end.lowerBound...]
    if page != text { try Data(page.utf8).write(to: file, options: .atomic) }
  }
}
