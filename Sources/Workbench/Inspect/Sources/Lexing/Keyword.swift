/// The reserved words of Swift. Contextual ones such as `actor` or `open` are identifiers.
enum Keyword: String, CaseIterable {
  case any = "Any"
  case capitalSelf = "Self"
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
  case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`
  case `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`
  case `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `static`, `struct`
  case `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  static func named(_ bytes: ArraySlice<UInt8>) -> Keyword? {
    guard bytes.count > 1, bytes.count <= longest else { return nil }
    return all[String(decoding: bytes, as: UTF8.self)]
  }

  var isAccessModifier: Bool {
    switch self {
    case .fileprivate, .internal, .private, .public: true
    default: false
    }
  }

  /// Whether the word is a whole expression, which a `/` then divides.
  var isExpression: Bool {
    switch self {
    case .any, .capitalSelf, .false, .`init`, .nil, .`self`, .super, .true: true
    default: false
    }
  }
}
