import Foundation

/// The links of a report that is not written into the package's own folder for it: what they lead to outside of the report,
/// such as a source, stays where it is.
struct ReportLinks {
  /// The folder that the pages are written for.
  let home: URL
  /// The folder that they are written into.
  let folder: URL
  /// The paths of what the report itself is made of, from its folder.
  let parts: Set<String>

  /// The page with its links as they are in the folder.
  ///
  /// - Parameter path: that of the page, from the report's folder.
  func leading(_ page: String, at path: String) -> String {
    let (home, folder) = (home.standardizedFileURL, folder.absoluteURL.standardizedFileURL)
    guard home.path != folder.path else { return page }
    let place = home.appendingPathComponent(path).deletingLastPathComponent()
    return page.replacing(/\]\(([^)#:]+)/) { link in
      let target = place.appendingPathComponent(String(link.output.1)).standardizedFileURL
      let isPart =
        target.path.hasPrefix(home.path + "/")
        && parts.contains(String(target.path.dropFirst(home.path.count + 1)))
      // What looks like a link in quoted code leads nowhere.
      guard !isPart, FileManager.default.fileExists(atPath: target.path) else { return String(link.output.0) }
      let start = folder.appendingPathComponent(path).deletingLastPathComponent()
      return "](\(Self.way(from: start.pathComponents, to: target.pathComponents))"
    }
  }

  private static func way(from start: [String], to end: [String]) -> String {
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common)).joined(separator: "/")
  }
}
