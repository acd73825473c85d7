import Foundation

/// Where scenarios come from.
public enum ScenarioSource {
  case file(String)
  case standardInput

  /// The name by which errors call it.
  public var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<standard input>"
    }
  }

  /// Its scenarios. Throws ``ScenarioSourceError`` where it cannot be read, ``ScenarioSyntaxError`` where it is broken.
  public func scenarios() throws -> [Scenario] {
    try ScenarioParser.parse(bytes(), file: name)
  }

  private func bytes() throws(ScenarioSourceError) -> [UInt8] {
    do {
      let handle =
        switch self {
        case .file(let path): try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        case .standardInput: FileHandle.standardInput
        }
      // One byte more than there may be tells a file that is too large, however large it is.
      let data = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
      guard data.count <= Self.sizeLimit else { throw ScenarioSourceError.tooLarge(name) }
      return Array(data)
    } catch let error as ScenarioSourceError {
      throw error
    } catch {
      throw .unreadable(name, reason: (error as NSError).localizedFailureReason ?? error.localizedDescription)
    }
  }

  private static var sizeLimit: Int { 16 << 20 }
}

/// Why a scenario could not be read at all.
public enum ScenarioSourceError: Error, CustomStringConvertible {
  case unreadable(String, reason: String)
  case tooLarge(String)

  public var description: String {
    switch self {
    case .unreadable(let name, let reason): "cannot read \(name.debugDescription): \(reason)"
    case .tooLarge(let name):
      "\(name.debugDescription) is larger than 16 MiB, the most that a scenario file may have"
    }
  }
}
