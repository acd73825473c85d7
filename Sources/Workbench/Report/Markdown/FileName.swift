/// Names for files.
enum FileName {
  /// `name` in lower-case ASCII letters, digits and hyphens, numbered if another file has that name already.
  static func unused(
    _ name: String, extension suffix: String, besides taken: some Collection<String>
  ) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let stem = words.isEmpty ? "unnamed" : words.joined(separator: "-")
    var file = "\(stem).\(suffix)"
    var number = 2
    while taken.contains(file) {
      file = "\(stem)-\(number).\(suffix)"
      number += 1
    }
    return file
  }
}
