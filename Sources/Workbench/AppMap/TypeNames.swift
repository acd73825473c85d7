import Foundation

/// What the names of types mean in the files of a folder, where a module or the mark of an attribute stands before them.
struct TypeNames {
  /// The files that declare each type.
  let declared: [String: [String]]
  /// The types that an attribute means, or a name in small letters behind a key path.
  let marked: [String: String]

  /// The name alone, but where the folder has a type so called and another is meant.
  func meaning(of name: String, importing modules: [String]) -> String {
    // Bytes, as nearly no name has any of them.
    guard name.utf8.contains(where: { [0x40, 0x2E, 0x5C].contains($0) }) else { return name }
    if let type = marked[name] { return type }
    guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])),
      // A type may be called like its module: what stands behind it is in the type.
      declared[String(name[..<dot])] == nil
    else { return name }
    let rest = String(name[dot...].dropFirst())
    // A module that is called like no folder around a type so called is none of the folder's.
    let files = declared[rest, default: []]
    return files.isEmpty || files.contains { "/\($0)".holds("/\(name[..<dot])/") } ? rest : name
  }

  /// The longest ending among those known that begins with a capital letter; two letters are a word only behind a
  /// small one: `RecordVC`, not `HVC`.
  static func ending<Value>(of name: String, among endings: [String: Value]) -> (Value, ending: String)? {
    for start in name.utf8.indices where (0x41...0x5A).contains(name.utf8[start]) {
      let ending = String(name[start...])
      let isWord = ending.count > 2 || name[..<start].last?.isUppercase != true
      if isWord, let value = endings[ending] { return (value, ending) }
    }
    return nil
  }

  /// The name without any of the endings, of which it may have many.
  static func drop(_ endings: [String], from name: String) -> String {
    var rest = name
    while let ending = endings.first(where: { rest.hasSuffix($0) && rest.count > $0.count }) {
      rest.removeLast(ending.count)
    }
    return rest
  }
}

extension String {
  /// Whether the text is part of it, byte for byte: much faster than `contains`, which compares characters.
  func holds(_ text: String) -> Bool { strstr(self, text) != nil }
}
