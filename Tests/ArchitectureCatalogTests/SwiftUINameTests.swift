import ArchitectureCatalog
import SourceReading
import TestSupport
import Testing

/// The declarative apps are what somebody would write with SwiftUI: what they use of the toolkit is called as it is there.
@Suite struct SwiftUINameTests {
  /// Names of SwiftUI.
  private static let swiftUI: Set<String> = [
    "App", "Bindable", "Binding", "Button", "ContentUnavailableView", "Environment", "FocusState", "Form",
    "List", "NavigationStack", "Scene", "ScrollViewReader", "State", "Text", "TextField", "ToolbarItem",
    "VStack", "View", "ViewBuilder", "WindowGroup", "alert", "body", "cancel", "cancellationAction",
    "confirmationAction",
    "disabled", "dismiss", "focused", "navigationTitle", "onAppear", "onChange", "overlay", "scrollTo",
    "sheet", "task", "toolbar",
  ]
  /// What SwiftUI has not: a way to a row by its first letters.
  private static let others: Set<String> = ["rowIndex"]

  @Test func whatTheAppsUseOfTheToolkitIsCalledAsInSwiftUI() throws {
    let used = try ArchitectureCatalog.declarative.reduce(into: Set<String>()) { names, architecture in
      for text in try texts(in: architecture.sourceFolder) { names.formUnion(identifiers(in: text)) }
    }
    let offered = try texts(in: "Sources/DeclarativeKit").reduce(into: Set<String>()) { names, text in
      for declaration in text.matches(of: Self.declaration) { names.insert(String(declaration.1)) }
    }
    #expect(offered.count > Self.swiftUI.count)
    #expect(used.intersection(offered).subtracting(Self.swiftUI) == Self.others)
    #expect(Self.swiftUI.subtracting(used) == [], "no longer used")
  }

  nonisolated(unsafe) private static let declaration =
    /public (?:[a-z]+(?:\(set\))? )*?(?:func|struct|enum|protocol|class|var|let) (\w+)/

  private func texts(in folder: String) throws -> [String] {
    try PackageFolder.files(in: folder).map { try PackageFolder.text("\(folder)/\($0.path)") }
  }

  private func identifiers(in text: String) -> [String] {
    let source = LexedSource(Array(text.utf8))
    return source.tokens.indices.map { source.text(at: $0) }
  }
}
