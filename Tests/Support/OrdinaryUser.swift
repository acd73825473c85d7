import CommandLineKit
package import Foundation

/// A user whom permissions bind: this one, or, where that is the superuser, the one that owns nothing.
package enum OrdinaryUser {
  /// Whether a program of this package can be run as that user.
  package static let isAvailable = canRun(launcher + [BuiltExecutable(name: "compare").url.path, "--help"])

  /// What starts a program as that user.
  package static let launcher =
    getuid() == 0
    ? ["/usr/bin/setpriv", "--reuid=\(number)", "--regid=\(number)", "--clear-groups", "--"] : []

  /// Makes the folder and all that is in it that user's.
  package static func own(_ folder: URL) throws {
    guard getuid() == 0 else { return }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      chown(folder.appending(path: file).path, number, number)
    }
    chown(folder.path, number, number)
  }

  private static let number: uid_t = 65534

  /// Whether the command can be run here, and ends well.
  package static func canRun(_ words: [String]) -> Bool {
    do {
      return try Subprocess.run(words, mergingErrors: true).status == 0
    } catch {
      return false
    }
  }
}
