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

/// The bytes of a scenario file as text: UTF-8, with or without a byte order mark.
enum ScenarioText {
  /// Throws ``ScenarioSyntaxError`` at the first byte that is not UTF-8.
  static func decode(_ bytes: [UInt8], file: String) throws(ScenarioSyntaxError) -> String {
    let bytes = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    if let text = String(validating: bytes, as: UTF8.self) {
      return text
    }
    let valid = validPrefix(of: bytes)
    let lines = valid.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let offset = bytes.startIndex + valid.utf8.count
    let byte = offset < bytes.endIndex ? String(bytes[offset], radix: 16, uppercase: true) : ""
    throw ScenarioSyntaxError(
      location: SourceLocation(file: file, line: lines.count, column: (lines.last?.count ?? 0) + 1),
      found: "the byte 0x\(byte)", expected: "text in UTF-8")
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text up to the first byte that is not UTF-8.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var scalars = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      scalars.append(scalar)
    }
    return String(scalars)
  }
}

/// The scenarios that every architecture has to pass.
package enum BuiltInScenarios {
  /// All of them, in the order of their files. Throws ``ScenarioSyntaxError`` where one of them is broken.
  package static func all() throws(ScenarioSyntaxError) -> [Scenario] {
    var scenarios: [Scenario] = []
    for (file, bytes) in files {
      scenarios += try ScenarioParser.parse(bytes, file: file)
    }
    return scenarios
  }

  private static var files: [(name: String, bytes: [UInt8])] {
    [
      ("list.scenario", PackageResources.list_scenario),
      ("adding.scenario", PackageResources.adding_scenario),
      ("order.scenario", PackageResources.order_scenario),
      ("validation.scenario", PackageResources.validation_scenario),
      ("failures.scenario", PackageResources.failures_scenario),
      ("storage.scenario", PackageResources.storage_scenario),
    ]
  }
}
