import Foundation
import TestSupport

/// A user whom permissions bind: this one, or, where that is the superuser, the one that owns nothing.
enum OrdinaryUser {
  /// Whether a program of this package can be run as that user.
  static let isAvailable = works(launcher + [BuiltExecutable.one.url.path, "--help"])

  /// What starts a program as that user.
  static let launcher =
    getuid() == 0
    ? ["/usr/bin/setpriv", "--reuid=\(number)", "--regid=\(number)", "--clear-groups", "--"] : []

  /// Makes the folder and all that is in it that user's.
  static func own(_ folder: URL) throws {
    guard getuid() == 0 else { return }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      chown(folder.appending(path: file).path, number, number)
    }
    chown(folder.path, number, number)
  }

  private static let number: uid_t = 65534

}

/// Whether the command can be run here, and ends well.
private func works(_ words: [String]) -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: words[0])
  process.arguments = Array(words.dropFirst())
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  do {
    try process.run()
  } catch {
    return false
  }
  process.waitUntilExit()
  return process.terminationStatus == 0
}

/// A disk of 64 KiB without room for anything more, seen by nobody but the program that is started with it.
enum FullDisk {
  /// What starts a program with a copy of the file on such a disk, mounted over the file's folder, and then prints
  /// what is on the disk.
  static func launcher(holding file: String) -> [String] {
    let script = #"""
      folder=$(dirname "$0") && exec 3< "$0" && mount -t tmpfs -o size=64k tmpfs "$folder" && cat <&3 > "$0" || exit 99
      cat /dev/zero > "$folder/filling" 2>&-
      "$@"
      status=$?
      ls "$folder"
      exit $status
      """#
    return ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, file]
  }
}

/// A mount that even the superuser cannot write to, seen by nobody but the program that is started with it.
enum ReadOnlyMount {
  static let isAvailable = works([
    "/usr/bin/unshare", "-m", "/bin/sh", "-c", "mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp",
  ])

  /// What starts a program to which the folder is read-only.
  static func launcher(of folder: String) -> [String] {
    let script = #"mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@""#
    return ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, folder]
  }
}
