import Results

/// What a build compiled and what it refused, told by what it printed.
///
/// Found with Swift 6.3.1: where nobody watches, `swift build` prints a line such as
/// `[7/31] Compiling ContactsMVC ContactsApp.swift` for each file that it compiles, and one such as
/// `[6/31] Emitting module ContactsMVC` for each module whose interface it writes. A file that is up to date has none:
/// after an edit inside one function of two files, just those two are named. An error begins with the path of its file,
/// and comes once for each file of its batch.
struct CompilerOutput {
  /// A source file, by its module and its name: within a module no two files have the same name.
  struct File: Hashable {
    let module: String
    let name: String
  }

  /// The files that were compiled.
  let compiled: Set<File>
  /// Each once, by file and line; the paths are from the root of the tree, and those of other files are left out.
  let errors: [ChangeBuildResults.Finding]

  /// - Parameters:
  ///   - output: all that `swift build` printed.
  ///   - tree: the path of the package that was built.
  init(_ output: String, tree: String) {
    let lines = output.split(whereSeparator: \.isNewline)
    compiled = Set(lines.compactMap(Self.file))
    errors = FindingLine.all(in: lines, of: "\(tree)/", marked: "error: ")
  }

  private static func file(in line: Substring) -> File? {
    let words = line.split(separator: " ")
    guard words.count == 4, words[0].hasPrefix("["), words[0].hasSuffix("]"), words[1] == "Compiling",
      words[3].hasSuffix(".swift")
    else { return nil }
    return File(module: String(words[2]), name: String(words[3]))
  }
}

/// A line that says what is wrong where, such as `/tree/Sources/A.swift:7:4: error: cannot find 'x' in scope`.
enum FindingLine {
  /// Each once, sorted by file and line, of those lines that begin with the prefix; the paths are what follows it.
  ///
  /// - Parameter mark: what stands between the place and the message.
  static func all(
    in lines: [Substring], of prefix: String, marked mark: String
  ) -> [ChangeBuildResults.Finding] {
    let found = lines.compactMap { line -> ChangeBuildResults.Finding? in
      guard line.hasPrefix(prefix),
        let match = line.dropFirst(prefix.count).wholeMatch(of: /([^:]+):([0-9]+):[0-9]+: (.+)/),
        match.3.hasPrefix(mark), let number = Int(match.2)
      else { return nil }
      return .init(file: String(match.1), line: number, message: String(match.3.dropFirst(mark.count)))
    }
    return Set(found).sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
  }
}
