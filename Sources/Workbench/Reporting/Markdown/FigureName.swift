/// File names for figures.
enum FigureName {
  /// `name` in lower-case ASCII letters, digits and hyphens, numbered if another figure has that name already.
  static func file(_ name: String, besides taken: some Collection<String>) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let stem = words.isEmpty ? "figure" : words.joined(separator: "-")
    var file = "\(stem).svg"
    var number = 2
    while taken.contains(file) {
      file = "\(stem)-\(number).svg"
      number += 1
    }
    return file
  }
}
