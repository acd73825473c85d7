/// The types of the parameters of every function and initializer that the sources declare.
///
/// Two arguments can be swapped only where their parameters have the same type, and a number can be one too large only
/// where it is one.
struct Signatures {
  private struct Parameter: Hashable {
    let label: String
    let type: String
  }

  private var parameters: [String: Set<[Parameter]>] = [:]

  init(_ sources: [[UInt8]]) {
    for source in sources { read(TokenTree(LexedSource(source))) }
  }

  /// The types of the parameters; nil where no function of that name has these labels, or several with other types have.
  ///
  /// - Parameters:
  ///   - name: of the function, or of the type that is made.
  ///   - labels: `_` for none.
  func types(of name: String, labels: [String]) -> [String]? {
    let fitting = parameters[name, default: []].filter { $0.map(\.label) == labels }
    return fitting.count == 1 ? fitting.first?.map(\.type) : nil
  }

  private mutating func read(_ tree: TokenTree) {
    var types: [(name: String, range: Range<Int>)] = []
    for index in tree.all {
      switch tree.keyword(index) {
      case .class, .struct, .enum, .extension, .protocol:
        guard let brace = (index..<tree.all.upperBound).first(where: { tree.text($0) == "{" }) else {
          continue
        }
        types.append((tree.text(index + 1), tree.inside(brace)))
      case .func: add(tree.text(index + 1), from: index + 2, in: tree)
      case .`init` where tree.text(index + 1) == "(":
        guard let type = types.last(where: { $0.range.contains(index) }) else { continue }
        add(type.name, from: index + 1, in: tree)
      default: break
      }
    }
  }

  private mutating func add(_ name: String, from index: Int, in tree: TokenTree) {
    guard let start = (index..<tree.all.upperBound).first(where: { tree.text($0) == "(" }) else { return }
    let parts = tree.split(tree.inside(start)) { tree.text($0) == "," }
    parameters[name, default: []].insert(parts.compactMap { parameter($0, in: tree) })
  }

  private func parameter(_ part: Range<Int>, in tree: TokenTree) -> Parameter? {
    let flat = tree.flat(part)
    guard let colon = flat.first(where: { tree.text($0) == ":" }) else { return nil }
    let end = flat.first { tree.text($0) == "=" } ?? part.upperBound
    return Parameter(
      label: tree.text(part.lowerBound), type: ((colon + 1)..<end).map(tree.text).joined(separator: " "))
  }
}
