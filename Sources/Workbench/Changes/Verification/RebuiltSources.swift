/// What a build compiled, told by what it printed.
///
/// Found with Swift 6.3.1: where nobody watches, `swift build` prints a line such as
/// `[7/31] Compiling ContactsMVC ContactsApp.swift` for each file that it compiles, and one such as
/// `[6/31] Emitting module ContactsMVC` for each module whose interface it writes. A file that is up to date has none:
/// after an edit inside one function of two files, just those two are named. Within a module no two files have the same
/// name.
package struct RebuiltSources: Equatable, Sendable {
  /// A source file, by its module and its name.
  package struct File: Hashable, Comparable, Sendable {
    package let module: String
    package let name: String

    package init(module: String, name: String) {
      self.module = module
      self.name = name
    }

    package static func < (left: File, right: File) -> Bool {
      (left.module, left.name) < (right.module, right.name)
    }
  }

  /// The files that were compiled, sorted.
  package let files: [File]
  /// The modules of which at least one file was compiled, sorted.
  package var modules: [String] { Set(files.map(\.module)).sorted() }

  /// How many files of a module were compiled.
  package func count(in module: String) -> Int {
    files.count { $0.module == module }
  }

  /// - Parameter buildOutput: all that `swift build` printed.
  package init(buildOutput: String) {
    files = Set(buildOutput.split(whereSeparator: \.isNewline).compactMap(Self.file)).sorted()
  }

  private static func file(in line: Substring) -> File? {
    let words = line.split(separator: " ")
    guard words.count == 4, words[0].hasPrefix("["), words[0].hasSuffix("]"), words[1] == "Compiling",
      words[3].hasSuffix(".swift")
    else { return nil }
    return File(module: String(words[2]), name: String(words[3]))
  }
}
