import SourceReading
import TestSupport
import Testing

/// One name for one thing: the type names that two modules of the product share.
///
/// The architectures and their variants are left out: there, types of one name are what a reader compares.
@Suite struct SharedNameTests {
  /// Names of nested types that read as qualified by their outer types, such as `FocusItem.Kind`.
  private static let accepted: Set<String> = [
    "Entry", "Failure", "Field", "ID", "Key", "Kind", "Line", "Outcome", "Part", "Place", "Unit",
  ]

  /// What both toolkits have, each by its model's name, and what SwiftUI calls as others call something nested.
  private static let ofToolkits: Set<String> = [
    "App", "Button", "List", "TextField", "View",
  ]

  @Test func noTwoModulesShareTheNameOfATopLevelType() throws {
    #expect(try Set(Self.shared { !$0.isNested }).subtracting(Self.ofToolkits) == [])
  }

  @Test func nestedTypesOfTwoModulesShareGeneralWordsOnly() throws {
    let shared = try Set(Self.shared { _ in true })
    let accepted = Self.accepted.union(Self.ofToolkits)
    #expect(shared.subtracting(accepted) == [])
    #expect(accepted.subtracting(shared) == [], "no longer shared")
  }

  /// The names that types of two modules have, of those types that the condition holds for, sorted.
  private static func shared(where isIncluded: (TypeName) -> Bool) throws -> [String] {
    let names = try ModuleRuleTests.folders()
      .filter { _, folder in
        ["Tests/", "Sources/Architectures/", "Benchmarks/Variants/"].allSatisfy { !folder.hasPrefix($0) }
      }
      .flatMap { _, folder in try Set(typeNames(in: folder).filter(isIncluded).map(\.name)) }
    return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
  }

  private static func typeNames(in folder: String) throws -> [TypeName] {
    try PackageFolder.files(in: folder).flatMap { file in
      let text = try PackageFolder.text("\(folder)/\(file.path)")
      return TypeName.all(of: file, text: text)
    }
  }

  // MARK: The rule itself

  @Test func aTypeIsNestedWhereItsLineIsIndented() {
    let text = """
      struct Outer {
        enum Kind {}
      }

      extension Outer {
        struct Entry {}
      }
      private class Other {}
      """
    let file = FileMetrics(path: "File.swift", utf8: Array(text.utf8))
    #expect(
      TypeName.all(of: file, text: text) == [
        TypeName(name: "Outer", isNested: false), TypeName(name: "Kind", isNested: true),
        TypeName(name: "Entry", isNested: true), TypeName(name: "Other", isNested: false),
      ])
  }
}

/// The name of a declared type, and whether another declaration holds the type.
private struct TypeName: Equatable {
  let name: String
  let isNested: Bool

  /// Those of a file, in its order. A formatted source indents what is nested, and nothing else.
  static func all(of file: FileMetrics, text: String) -> [TypeName] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return file.types.map { type in
      TypeName(name: type.name, isNested: lines[type.line - 1].first?.isWhitespace == true)
    }
  }
}
