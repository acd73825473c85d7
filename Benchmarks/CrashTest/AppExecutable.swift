import Foundation

/// One of the apps' programs.
struct AppExecutable {
  /// There is no such program.
  struct Failure: Error, CustomStringConvertible {
    let path: String

    var description: String { "there is no program \(path.debugDescription); run \"swift build\" first" }
  }

  let name: String
  private let url: URL

  /// Throws ``Failure`` where the folder does not have it.
  init(name: String, in folder: URL) throws(Failure) {
    self.name = name
    url = folder.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: url.path) else { throw Failure(path: url.path) }
  }

  /// Where this program is, and the apps beside it.
  static var folder: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
  }

  /// Starts it on a database with a scenario that it reads from its standard input.
  ///
  /// The transcript goes to a file, which stays readable when the process is killed. Throws `CocoaError` or
  /// `POSIXError`.
  func start(_ scenario: String, database: URL, transcript: URL) throws -> Process {
    let source = transcript.appendingPathExtension("scenario")
    try Data(scenario.utf8).write(to: source)
    try Data().write(to: transcript)
    let process = Process()
    process.executableURL = url
    process.arguments = ["--database", database.path]
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: transcript)
    try process.run()
    return process
  }
}
