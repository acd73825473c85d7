package import CommandLineKit
package import Foundation

/// The program `git`, without what a hook has set for it.
package enum Git {
  /// There is no git, or it does not do what it is asked.
  package struct NotFound: Error, CustomStringConvertible {
    package let description = "git cannot be run here"

    package init() {}
  }

  /// What keeps a person's settings from changing what git does.
  package static let withoutConfiguration = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"]

  package static func isThere() throws -> Bool {
    try Subprocess.run(["git", "--version"], mergingErrors: true).status == 0
  }

  /// Throws a `CocoaError` or `POSIXError` where nothing can be started.
  package static func run(
    _ words: [String], in folder: URL, settings: [String] = withoutConfiguration, mergingErrors: Bool = false
  ) throws -> Subprocess.Completion {
    let unset = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF"]
    return try Subprocess.run(
      unset.flatMap { ["-u", $0] } + settings + ["git"] + words, in: folder, mergingErrors: mergingErrors)
  }

  /// Lists what it tracks in the folder, and what it would: what a person has told it to leave alone is left alone.
  package static func files(in folder: URL) throws -> Subprocess.Completion {
    try run(["ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: folder, settings: [])
  }
}
