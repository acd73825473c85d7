/// Public apps that were built in several architectures, as this project's counter counted them.
struct ElsewhereResults: Codable, Equatable, Sendable {
  /// One app in one architecture.
  struct AppBuild: Codable, Equatable, Sendable {
    /// MVC, MVVM or VIPER, whatever the folder is called.
    let architecture: String
    /// Without tests, and without code that was generated or copied from a library.
    let codeLines: Int
    /// Those of ``codeLines`` in files that are neither an app's or a scene's delegate nor the same in every
    /// architecture.
    let ownCodeLines: Int
    let types: Int
    let protocols: Int
    let files: Int
    /// The files with a view controller; 0 where an app stands in one file.
    let viewControllers: Int
    /// The code lines of those files.
    let viewControllerLines: Int
  }

  /// One app in two architectures or more.
  struct PublicApp: Codable, Equatable, Sendable {
    /// Its repository, such as `owner/name`; the first where each architecture has one.
    let repository: String
    /// The commit that was counted.
    let commit: String
    /// What the app does, in a few words.
    let subject: String
    /// Whether reading found no difference that a person would see.
    let behavesAlike: Bool
    let builds: [AppBuild]
  }

  /// The file that the counts come from, from the root of the package.
  static let file = "Benchmarks/Elsewhere/counts.json"

  let apps: [PublicApp]
}
