import CTemplates

/// The texts that are part of the program: templates of pages, and lists of words.
enum TextResource {
  /// The text of a file in `Report/Templates`.
  static func text(of file: String) -> String {
    var count = 0
    guard let bytes = template_bytes(file, &count) else {
      preconditionFailure("\(file) is missing in CTemplates.c")
    }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
