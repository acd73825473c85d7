import Console
import Foundation

/// Builds a product of the package with optimisation, beside the program that runs.
struct ReleaseBuild {
  /// What the build printed before it failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
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
      throw Failure(description: "the product \(product) could not be built:\n\(build.output)")
    }
    let path = try Subprocess.run(words + ["--show-bin-path"])
    let folder = path.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(fileURLWithPath: folder).appendingPathComponent(product)
  }
}
