import CommandLineKit
import Measurement

/// The page on the architectures that are not compared.
enum FurtherPage {
  static var page: WrittenPage { WrittenPage("further.md", isForAnyArchitectures: false) }
}

extension ArchitectureProfile {
  /// Writes the diagram of which roles know which.
  func writeRoles(to page: inout MarkdownPage) {
    page.figure(
      "roles-\(name)", roleDiagram,
      alternative: "The roles of \(name) as boxes, each with lines to the roles that it knows.")
  }
}
