import Foundation

/// The texts that come with the program: templates of pages, and lists of words.
enum TextResource {
  /// The text of a file in `Report/Templates`. The files lie beside the program: compiled into it, they would take a fifth
  /// of a clean build.
  static func text(of file: String) -> String {
    let url = Bundle.module.bundleURL.appendingPathComponent("Templates/\(file)")
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      preconditionFailure("\(url.path) belongs to this program and cannot be read: build it anew.")
    }
  }
}
