import CommandLineKit
import Foundation
import SourceReading

/// What the files of an app say that are not in Swift.
extension AppTree {
  /// The folders below the top that have a licence of their own, which is neither that of the top nor of another folder.
  static func licensed(_ paths: [String], in folder: String) -> [String] {
    let files = paths.filter { path in
      let name = SourceFolder.name(of: path).uppercased()
      return ["LICENSE", "LICENCE", "COPYING", "UNLICENSE"].contains(name)
    }
    let texts = Dictionary(grouping: files) { text(of: $0, in: folder) }
    let own = texts.filter { !$0.key.isEmpty && $0.value.count == 1 }.values.joined()
    return own.map(SourceFolder.parent).filter { !$0.isEmpty }.sorted()
  }

  /// The names of the files that targets compile; nil where a project takes whole folders, or where none is there.
  static func compiled(_ projects: [String], in folder: String) -> Set<String>? {
    let texts = projects.map { text(of: $0, in: folder) }
    if texts.contains(where: { $0.isEmpty || $0.holds("PBXFileSystemSynchronized") }) { return nil }
    let lines = texts.flatMap { $0.utf8.split(separator: 0x0A) }.map { "\(Substring($0))" }
    let names = lines.filter { $0.holds(".swift in Sources */ = {") }.compactMap { line in
      line.split(separator: "/* ").dropFirst().first.map { String($0.prefix { $0 != "." }) }
    }
    return names.isEmpty ? nil : Set(names)
  }

  /// Empty for what cannot be read, and for what is no file, such as a pipe.
  private static func text(of file: String, in folder: String) -> String {
    var status = stat()
    guard stat("\(folder)/\(file)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "" }
    do { return try InputFile.text("\(folder)/\(file)") } catch { return "" }
  }

  /// What storyboards, nibs, property lists and other languages name, by the endings of their files.
  static func interfaces(
    _ paths: [String], in folder: String
  ) -> (named: Set<String>, shown: Set<String>, embedded: Set<String>, unread: [String]) {
    let files = paths.filter { path in
      AppWords.list("endings of what names types").contains(where: path.hasSuffix)
    }
    let found = files.concurrentMap { file in
      let text = text(of: file, in: folder)
      // Too large, or in another encoding.
      let isUnread =
        (text.isEmpty || text.utf8.contains(0)) && [".storyboard", ".xib"].contains(where: file.hasSuffix)
      // Each element has a line of its own; whose a nib is has to be made elsewhere.
      let lines = text.utf8.split(separator: 0x0A).map { "\(Substring($0))" }
        .filter { !$0.holds("\"IBFilesOwner\"") && !$0.holds("\"File's Owner\"") }
      let words = lines.flatMap { $0.utf8.split { !$0.isIdentifierBody } }
        .filter { (0x41...0x5A).contains($0.first ?? 0) }.map { String($0) ?? "" }
      let elements = file.hasSuffix(".storyboard") ? lines : []
      let ways = Dictionary(grouping: elements.filter { $0.holds("<segue ") }) {
        attribute("destination", of: $0)
      }
      let embedded = ways.filter { $1.allSatisfy { $0.holds("kind=\"embed\"") } }
      let controllers = elements.filter { $0.holds("ontroller ") && $0.holds("customClass=") }.map { line in
        (name: attribute("customClass", of: line), isEmbedded: embedded[attribute("id", of: line)] != nil)
      }
      return (words: Set(words), controllers: controllers, unread: isUnread ? [file] : [])
    }
    let all = found.flatMap(\.controllers)
    let shown = Set(all.filter { !$0.isEmbedded }.map(\.name))
    return (
      Set(found.flatMap(\.words)), shown, Set(all.map(\.name)).subtracting(shown),
      found.flatMap(\.unread).map { "\($0) is not read: expected XML in UTF-8 of at most 16 MB." }
    )
  }

  /// Empty where the element has none of this name.
  private static func attribute(_ name: String, of element: String) -> String {
    let parts = element.split(separator: "\"", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).first { $0.0.hasSuffix(" \(name)=") }.map { String($0.1) } ?? ""
  }
}
