import Foundation
import TestSupport

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
  static let isAvailable = OrdinaryUser.canRun([
    "/usr/bin/unshare", "-m", "/bin/sh", "-c", "mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp",
  ])

  /// What starts a program to which the folder is read-only.
  static func launcher(of folder: String) -> [String] {
    let script = #"mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@""#
    return ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, folder]
  }
}
