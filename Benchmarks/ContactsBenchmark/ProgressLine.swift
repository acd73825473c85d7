import Foundation

/// One line on standard error that says what is going on, where a person is watching.
struct ProgressLine {
  let label: String
  private let isWatched = isatty(FileHandle.standardError.fileDescriptor) == 1

  init(label: String) {
    self.label = label
  }

  func show(_ text: String) {
    write("\r\u{1B}[K\(label.isEmpty ? "" : "\(label): ")\(text)")
  }

  func clear() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isWatched else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
