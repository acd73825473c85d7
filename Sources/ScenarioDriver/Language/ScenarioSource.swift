import CommandLineKit

/// Where scenarios come from.
package enum ScenarioSource {
  case file(String)
  case standardInput

  /// The name by which errors call it.
  package var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<standard input>"
    }
  }

  /// Its scenarios. Throws `InputFile.Failure` where it cannot be read, ``ScenarioSyntaxError`` where it is broken.
  package func scenarios() throws -> [Scenario] {
    let bytes =
      switch self {
      case .file(let path): try InputFile.read(path, limit: Self.sizeLimit)
      case .standardInput: try InputFile.readStandardInput(name: name, limit: Self.sizeLimit)
      }
    return try ScenarioParser.parse(bytes, file: name)
  }

  private static var sizeLimit: Int { 16 << 20 }
}
