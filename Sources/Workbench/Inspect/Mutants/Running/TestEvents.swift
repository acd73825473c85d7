import Foundation

/// What a test process wrote of its course: one JSON object a line, which Swift Testing calls version 0 of its event stream.
struct TestEvents: Equatable {
  /// The names of the files with a test that failed, or that ran when the process ended by itself.
  let failedFiles: Set<String>

  private struct EventLine: Decodable {
    struct Payload: Decodable {
      let kind: String
      let testID: String?
    }

    let payload: Payload
  }

  /// Throws a `DecodingError` for a line that is none of an event stream; the last one may be cut off.
  init(_ data: Data) throws {
    var failed: Set<String> = []
    var running: Set<String> = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    for line in lines where !line.isEmpty {
      let record = try JSONDecoder().decode(EventLine.self, from: Data(line))
      guard let test = record.payload.testID, let file = Self.file(of: test) else { continue }
      switch record.payload.kind {
      case "testStarted": running.insert(test)
      case "testEnded": running.remove(test)
      case "issueRecorded": failed.insert(file)
      default: break
      }
    }
    failedFiles = failed.union(running.compactMap(Self.file))
  }

  /// The file in an identifier such as `Module.Suite/test()/File.swift:7:4`; nil for that of a suite.
  private static func file(of test: String) -> String? {
    guard let place = test.split(separator: "/").last, place.contains(".swift:") else { return nil }
    return place.split(separator: ":").first.map(String.init)
  }
}
