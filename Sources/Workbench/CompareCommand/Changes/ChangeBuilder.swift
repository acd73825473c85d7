import ArchitectureCatalog
import Changes
import CommandLineKit
import Foundation
import Report
import Results

/// `compare changes --build`: what the compiler and the scenarios find of requests, and of every two that merge.
struct ChangeBuilder {
  let root: URL
  let architectures: [Architecture]
  let console: Console

  /// Prints what is found as soon as it is known, and writes it to the file, if there is one: what that holds of the same
  /// sources is not built again, so that a run which was stopped goes on.
  ///
  /// Throws what `ChangeBuild` throws, ``StalePatch``, `InputFile.Failure` and `ResultsFileError` for a file that holds
  /// something else, `OutputFile.Failure`, and what the system refuses.
  func build(_ requests: [ChangeRequest], output path: String?) throws {
    let patched = try requests.map { try PatchedRequest(applying: $0, in: root, architectures) }
    let output = try path.map { try OutputFile(path: $0) }
    let known = try path.flatMap { try StoredBuilds.read($0) } ?? ChangeBuildResults()
    try ChangeBuild(of: root, architectures: architectures, progress: ProgressLine())
      .run(patched, knowing: known) { subjects, results in
        for subject in subjects { try console.print(line(subject, results)) }
        try output?.write(ResultsFile.encode(results))
      }
  }

  private func line(_ subject: ChangeBuildResults.BuildSubject, _ results: ChangeBuildResults) -> String {
    let words =
      results.request(subject).map(BuildText.request) ?? results.pair(subject).map(BuildText.pair) ?? ""
    return "\(subject.requests.joined(separator: " + ")), \(subject.architecture): \(words)\n"
  }
}
