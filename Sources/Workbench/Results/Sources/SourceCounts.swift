/// What a file or folder of Swift source adds up to.
package struct SourceCounts: Codable, Equatable, Sendable {
  /// The number of source files.
  package var files = 0
  /// Lines that hold any part of a token, every line of a string literal included.
  package var codeLines = 0
  /// Lines without code that a comment touches.
  package var commentLines = 0
  /// Lines that hold neither code nor a comment.
  package var blankLines = 0
  /// Class declarations, nested and local ones included.
  package var classes = 0
  /// Structure declarations, nested and local ones included.
  package var structs = 0
  /// Enumeration declarations, nested and local ones included.
  package var enums = 0
  /// Actor declarations, nested and local ones included.
  package var actors = 0
  /// Protocol declarations, nested and local ones included.
  package var protocols = 0
  /// Extension declarations, which are not types.
  package var extensions = 0
  /// Declarations with `func`, `init` or `deinit`, those in protocols included; subscripts are not functions.
  ///
  /// What an `@abi(func …)` attribute names is not one: it is another name for the function behind it, without a body.
  package var functions = 0
  /// `if`, `guard`, `for`, `while`, `catch`, `&&`, `||`, `?:` and each `case` of a `switch`.
  ///
  /// A `repeat` counts once, through its `while`; `if case` and its likes count once, through their
  /// first word; the conditions of `#if` do not count.
  package var decisionPoints = 0

  /// Creates counts that are all 0.
  package init() {}

  /// All lines: code, comment and blank.
  package var totalLines: Int { codeLines + commentLines + blankLines }

  /// Declared types of every kind; neither extensions nor type aliases are types.
  package var types: Int { classes + structs + enums + actors + protocols }

  /// The sums of both sides.
  package static func + (left: SourceCounts, right: SourceCounts) -> SourceCounts {
    var sum = left
    sum.files += right.files
    sum.codeLines += right.codeLines
    sum.commentLines += right.commentLines
    sum.blankLines += right.blankLines
    sum.classes += right.classes
    sum.structs += right.structs
    sum.enums += right.enums
    sum.actors += right.actors
    sum.protocols += right.protocols
    sum.extensions += right.extensions
    sum.functions += right.functions
    sum.decisionPoints += right.decisionPoints
    return sum
  }
}
