import CommandLineKit
import Foundation
import Measurement

/// The counts of public apps that come with the package: a list with one entry for each architecture of an app.
enum ElsewhereFile {
  /// The counts that come with the package; nil if there is no package, or no such file in it.
  ///
  /// - Parameter path: from the root of the package.
  static func committed(_ path: String = ElsewhereResults.file) throws -> ElsewhereResults? {
    guard let file = Package.found?.root.appendingPathComponent(path).path,
      FileManager.default.fileExists(atPath: file)
    else { return nil }
    return try parse(Data(InputFile.read(file, limit: 16 << 20)), file: path)
  }

  /// The apps of the entries whose `used_in_medians` is `yes`, in their order; `file` is the file's name in errors.
  static func parse(_ data: Data, file: String) throws(CommandFailure) -> ElsewhereResults {
    let used = try ResultsFile.read([Entry].self, from: data, file: file).filter { $0.use == "yes" }
    let apps = Dictionary(grouping: used, by: \.id)
    return ElsewhereResults(apps: used.map(\.id).withoutRepetition.map { app(apps[$0] ?? []) })
  }

  private static func app(_ entries: [Entry]) -> ElsewhereResults.PublicApp {
    ElsewhereResults.PublicApp(
      repository: entries[0].repository, commit: entries[0].commit, subject: entries[0].subject,
      behavesAlike: entries.allSatisfy { $0.behaviour == "no visible difference found" },
      builds: entries.map(\.build))
  }

  /// The fields that are read from an entry, which has further counts.
  private struct Entry: Decodable {
    let repository: String
    let commit: String
    let subject: String
    let role: String
    let codeLines: Int
    let ownCodeLines: Int
    let types: Int
    let interface: String
    let viewControllers: Int
    let viewControllerLines: Int
    let behaviour: String
    let use: String
    /// What identifies an app whose architectures are by several owners.
    let group: String?

    enum CodingKeys: String, CodingKey {
      case repository = "repo"
      case commit
      case subject = "app"
      case role
      case codeLines = "code_lines_all"
      case ownCodeLines = "code_lines_own"
      case types
      case interface = "ui"
      case viewControllers = "vc_files"
      case viewControllerLines = "vc_code_lines"
      case behaviour
      case use = "used_in_medians"
      case group
    }

    /// Identifies an app by its owner and its subject, as it may have a repository for each architecture.
    var id: String { VisibleText.oneLine(group ?? "\(repository.prefix { $0 != "/" }): \(subject)") }

    var build: ElsewhereResults.AppBuild {
      // In a playground one file contains the whole app, so its lines are not a view controller's.
      let isPlayground = interface == "playground"
      return ElsewhereResults.AppBuild(
        architecture: role, codeLines: codeLines, ownCodeLines: ownCodeLines, types: types,
        viewControllers: isPlayground ? 0 : viewControllers,
        viewControllerLines: isPlayground ? 0 : viewControllerLines)
    }
  }
}

/// Public apps that were built in several architectures, counted by this project's source counter.
struct ElsewhereResults: Equatable, Sendable {
  /// One app in one architecture.
  struct AppBuild: Equatable, Sendable {
    /// MVC, MVVM or VIPER, whatever the name of the folder.
    let architecture: String
    /// Without tests, and without code that was generated or copied from a library.
    let codeLines: Int
    /// The part of ``codeLines`` outside of app delegates, scene delegates and files that are the same in every
    /// architecture.
    let ownCodeLines: Int
    let types: Int
    /// The number of files with a view controller; 0 if the whole app is one file.
    let viewControllers: Int
    /// The code lines of those files.
    let viewControllerLines: Int
  }

  /// One app in two architectures or more.
  struct PublicApp: Equatable, Sendable {
    /// Its repository, such as `owner/name`; the first one if each architecture has its own.
    let repository: String
    /// The commit that was counted.
    let commit: String
    /// What the app does, in a few words.
    let subject: String
    /// Whether a reader of the sources found no difference that a person would see.
    let behavesAlike: Bool
    let builds: [AppBuild]
  }

  /// The file that the counts come from, from the root of the package.
  static let file = "Benchmarks/Elsewhere/counts.json"
  /// The same of SwiftUI apps, in other architectures.
  static let declarativeFile = "Benchmarks/Elsewhere/swiftui.json"

  let apps: [PublicApp]
}
