/// Public apps that were built in several architectures, as this project's counter counted them.
package struct ElsewhereResults: Codable, Equatable, Sendable {
  /// One app in one architecture.
  package struct AppBuild: Codable, Equatable, Sendable {
    /// MVC, MVVM or VIPER, whatever the folder is called.
    package let architecture: String
    /// Without tests, and without code that was generated or copied from a library.
    package let codeLines: Int
    /// Those of ``codeLines`` in files that are neither an app's or a scene's delegate nor the same in every
    /// architecture.
    package let ownCodeLines: Int
    package let types: Int
    package let protocols: Int
    package let files: Int
    /// The files with a view controller; 0 where an app stands in one file.
    package let viewControllers: Int
    /// The code lines of those files.
    package let viewControllerLines: Int

    package init(
      architecture: String, codeLines: Int, ownCodeLines: Int, types: Int, protocols: Int, files: Int,
      viewControllers: Int, viewControllerLines: Int
    ) {
      self.architecture = architecture
      self.codeLines = codeLines
      self.ownCodeLines = ownCodeLines
      self.types = types
      self.protocols = protocols
      self.files = files
      self.viewControllers = viewControllers
      self.viewControllerLines = viewControllerLines
    }
  }

  /// One app in two architectures or more.
  package struct PublicApp: Codable, Equatable, Sendable {
    /// Its repository, such as `owner/name`; the first where each architecture has one.
    package let repository: String
    /// The commit that was counted.
    package let commit: String
    /// What the app does, in a few words.
    package let subject: String
    /// Whether reading found no difference that a person would see.
    package let behavesAlike: Bool
    package let builds: [AppBuild]

    package init(repository: String, commit: String, subject: String, behavesAlike: Bool, builds: [AppBuild])
    {
      self.repository = repository
      self.commit = commit
      self.subject = subject
      self.behavesAlike = behavesAlike
      self.builds = builds
    }
  }

  /// The file that the counts come from, from the root of the package.
  package static let file = "Benchmarks/Elsewhere/counts.json"

  package let apps: [PublicApp]

  package init(apps: [PublicApp]) {
    self.apps = apps
  }
}
