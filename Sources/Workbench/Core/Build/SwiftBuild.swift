import CommandLineKit
import Foundation

/// Runs `swift build` and `swift test` on the package in a folder.
struct SwiftBuild {
  let folder: URL
  /// Options of every command.
  var options: [String] = []
  /// The program that builds and tests a package.
  var swift = "swift"

  /// The folder of the programs that are built for debugging.
  var programs: URL { folder.appendingPathComponent(".build/debug") }

  /// - Parameter words: what to build, such as `--build-tests`; all products if it is empty.
  func build(_ words: String...) throws -> BuildOutput { try run(["build"] + words) }

  /// Runs tests that are built already.
  ///
  /// - Parameter modules: the modules of the tests; empty for all.
  func test(_ modules: [String] = []) throws -> BuildOutput {
    let filter = modules.isEmpty ? [] : ["--filter", "^(\(modules.joined(separator: "|")))\\."]
    return try run(["test", "--skip-build"] + filter)
  }

  private func run(_ words: [String]) throws -> BuildOutput {
    let run = try Subprocess.run(
      [swift] + words + options + ["--package-path", folder.path], mergingErrors: true)
    return BuildOutput(text: run.output, isSuccess: run.status == 0)
  }
}

/// The output of `swift build` or `swift test`.
struct BuildOutput {
  let text: String
  var isSuccess = true

  /// The output without lines about progress, such as `[7/31] Compiling …`.
  var withoutProgress: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !($0.hasPrefix("[") && $0.prefix { $0 != "]" }.contains("/")) }
      .joined(separator: "\n")
  }

  /// Each failed test once, with its first issue, such as `name() at File.swift:1:1: …`; sorted by file.
  var failedTests: [String] {
    let issues = text.matches(of: /Test (.+?) recorded an issue(?: with .*)? at ([^ :]+\.swift)(:.+)/)
    let first = Dictionary(issues.map { ("\($0.2) \($0.1)", "\($0.1) at \($0.2)\($0.3)") }) { first, _ in
      first
    }
    return first.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The suites whose tests all passed, sorted.
  var passedSuites: [String] {
    text.matches(of: /Suite (\w+) passed after/).map { String($0.1) }.sorted()
  }

  /// The number of tests that ran, from a line such as `✔ Test run with 12 tests in 3 suites passed …`.
  var testCount: Int? {
    text.matches(of: /Test run with ([0-9]+) tests?/).last.flatMap { Int($0.output.1) }
  }
}

/// The crash of a program, from what it printed: the reason, and the first line of given sources on its stack.
struct Crash: CustomStringConvertible {
  let reason: String
  /// Such as `Sources/Architectures/MVC/ContactsApp.swift:7:4`; nil if none of these sources is on the stack.
  let place: String?

  /// Nil if the output has no crash.
  init?(in output: String, below folder: String) {
    let crash = /(?m)^.*?(?:Fatal error|Precondition failed|Assertion failed)(?:: (.+))?$/
    guard let match = output.firstMatch(of: crash) else { return nil }
    let words = match.1.map { String($0) } ?? "the program stopped itself"
    // A call that ends a program is itself in a file; what the app did to get there is further out on the stack.
    let rest = output[match.range.upperBound...]
    let lines = rest.split(whereSeparator: \.isNewline).filter { $0.contains("/\(folder)") }
    reason = words
    place =
      lines.lazy.compactMap { line in
        line.firstRange(of: "/\(folder)").flatMap { range in
          line[range.lowerBound...].dropFirst().firstMatch(of: /^\S+\.swift:[0-9]+(:[0-9]+)?/).map {
            String($0.0)
          }
        }
      }.first
  }

  var description: String { reason + (place.map { ", from \($0)" } ?? "") }
}

/// An error that the compiler found, such as `/tree/Sources/A.swift:7:4: error: cannot find 'x' in scope`.
struct CompilerMessage: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let column: Int
  let text: String

  var description: String { "\(file):\(line):\(column): error: \(text)" }

  /// The errors in the files of a folder, with paths from there; each once, sorted by place.
  static func errors(in output: String, below folder: URL) -> [CompilerMessage] {
    let prefixes = [folder.resolvingSymlinksInPath().path, folder.path].map { "\($0)/" }
    let found = output.split(whereSeparator: \.isNewline).compactMap { line -> CompilerMessage? in
      guard let match = line.wholeMatch(of: /([^:]+):([0-9]+):([0-9]+): error: (.+)/),
        let prefix = prefixes.first(where: match.1.hasPrefix),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      return CompilerMessage(
        file: String(match.1.dropFirst(prefix.count)), line: number, column: column, text: String(match.4))
    }
    return Set(found).sorted {
      ($0.file, $0.line, $0.column, $0.text) < ($1.file, $1.line, $1.column, $1.text)
    }
  }
}

/// Builds a product of the package with optimisation, in the scratch folder of the running program.
struct ReleaseBuild {
  let package: Package

  /// The command that builds the product, as a person would type it.
  static func command(_ product: String) -> String {
    "swift build -c release --product \(product)"
  }

  /// Builds the product and returns its executable.
  func run(_ product: String) throws -> URL {
    let swift = SwiftBuild(
      folder: package.root, options: ["--scratch-path", package.scratchFolder.path, "-c", "release"])
    let build = try swift.build("--product", product)
    guard build.isSuccess else {
      throw CommandFailure.unavailable("the product \(product) could not be built:\n\(build.text)")
    }
    // The counter of instructions knows the program by its real path.
    return package.scratchFolder.appendingPathComponent("release").resolvingSymlinksInPath()
      .appendingPathComponent(product)
  }
}
