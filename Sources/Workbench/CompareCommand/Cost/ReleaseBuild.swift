import CommandLineKit
import Foundation

/// Builds a product of the package with optimisation, beside the program that runs.
struct ReleaseBuild {
  /// What the build printed before it failed.
  struct Failure: Error, CustomStringConvertible {
    let product: String
    let output: String

    /// For a report, which names no place of this machine.
    var summary: String { "the product \(product) could not be built" }
    var description: String { "\(summary):\n\(output)" }
  }

  let package: Package

  /// The command that builds the product, as a person would type it.
  static func command(_ product: String) -> String {
    "swift build -c release --product \(product)"
  }

  /// The product's executable. Throws ``Failure``.
  func run(_ product: String) throws -> URL {
    let places = ["--package-path", package.root.path, "--scratch-path", package.scratchFolder.path]
    let words = Self.command(product).split(separator: " ").map(String.init) + places
    let build = try Subprocess.run(words, mergingErrors: true)
    guard build.status == 0 else {
      throw Failure(product: product, output: build.output)
    }
    let path = try Subprocess.run(words + ["--show-bin-path"])
    let folder = path.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(fileURLWithPath: folder).appendingPathComponent(product)
  }
}
