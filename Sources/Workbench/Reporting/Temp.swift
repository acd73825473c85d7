public import Foundation

public struct Report {
  public var markdown = ""
  public var figures: [String: String] = [:]
  public init(results: ComparisonResults) throws {}
}
public struct ResultsFileError: Error, CustomStringConvertible { public let description = "" }
public enum ResultsFile {
  public static func decode(_ d: Data, file: String) throws -> ComparisonResults {
    try JSONDecoder().decode(ComparisonResults.self, from: d)
  }
  public static func encode(_ r: ComparisonResults) throws -> Data {
    let e = JSONEncoder()
    e.outputFormatting = .sortedKeys
    return try e.encode(r)
  }
}
