import CommandLineKit
import Foundation

/// The package that this program was built from.
struct Package {
  let root: URL
  /// The folder of its builds.
  let scratchFolder: URL
}

extension Package {
  init() throws(CommandFailure) {
    guard let package = Self.found else {
      throw .unavailable(
        "cannot find the package: run \"swift run compare\" in its folder, the one with Package.swift")
    }
    self = package
  }

  /// The package that contains this program, or else the current folder; nil if neither is in the package.
  static var found: Package? {
    let executable = program
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard
      let root = executable.flatMap({ root(above: $0) }) ?? root(above: current.appendingPathComponent("-"))
    else { return nil }
    return Package(
      root: root,
      scratchFolder: scratchFolder(of: executable, in: root) ?? root.appendingPathComponent(".build"))
  }

  /// The running program; nil if the system does not report it.
  static var program: URL? {
    #if os(Linux)
      // Foundation would end the program if the folder of its main bundle could not be entered.
      do {
        return URL(
          fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      } catch {
        return nil
      }
    #else
      return Bundle.main.executableURL?.resolvingSymlinksInPath()
    #endif
  }

  private static func root(above url: URL) -> URL? {
    url.deletingLastPathComponent().nearest { folder in
      ["Package.swift", "Sources/Architectures"].allSatisfy {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
    }
  }

  /// The folder directly below the root that contains the program: a program built outside `.build` builds there too.
  private static func scratchFolder(of executable: URL?, in root: URL) -> URL? {
    guard let path = executable?.path, path.hasPrefix(root.path + "/") else { return nil }
    let name = path.dropFirst(root.path.count + 1).prefix { $0 != "/" }
    return root.appendingPathComponent(String(name))
  }
}
