import Foundation

/// One line on standard error that says what is going on, where a person is watching; elsewhere it says nothing.
package struct ProgressLine {
  private let label: String
  private let isWatched = isatty(FileHandle.standardError.fileDescriptor) == 1

  /// - Parameter label: what every text begins with.
  package init(label: String = "") {
    self.label = label
  }

  /// Replaces the line.
  package func show(_ text: String) {
    write("\r\u{1B}[K\(label.isEmpty ? "" : "\(label): ")\(text)")
  }

  /// Takes the line away.
  package func clear() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isWatched, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
