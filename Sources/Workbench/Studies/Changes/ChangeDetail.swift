import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// One change request in each architecture, as Markdown.
struct ChangeDetail {
  let request: PatchedRequest

  var markdown: String {
    let counts = request.counts
    var page = MarkdownPage()
    page.heading(1, counts.title)
    page.table(counts.table)
    for (architecture, files) in request.architectures {
      write(files, of: architecture.name, to: &page) { ChangeCount.part($0, of: architecture) }
    }
    write(request.shared, of: "shared", to: &page) { ChangeCount.part($0, of: nil) }
    if !counts.changedScenarios.isEmpty {
      page.heading(2, "Scenarios that change")
      page.list(counts.changedScenarios.map { "\($0.name): \($0.reason)" })
    }
    return page.markdown
  }

  private func write(
    _ files: [PatchedFile], of name: String, to page: inout MarkdownPage,
    count: ([PatchedFile]) -> ChangeResults.PatchCounts
  ) {
    guard !files.isEmpty else { return }
    page.heading(2, name)
    var table = MarkdownTable(["File", "", "Code lines"], [.left, .left, .right])
    for file in files {
      let part = count([file])
      let lines = part.sources.lines == .init() ? part.tests.lines : part.sources.lines
      table.add([
        file.path, file.old == nil ? "new" : file.new == nil ? "gone" : "changed",
        ChangeResults.RequestCounts.text(lines),
      ])
    }
    page.table(table)
    page.paragraph("[\(name).patch](\(ChangeRequests.folder)/\(request.request.id)/\(name).patch)")
  }
}

extension ChangeResults.RequestCounts {
  /// The counts in each architecture, and in shared code.
  fileprivate var table: MarkdownTable {
    let parts = architectures.map { (name: $0.architecture, part: $0.part) }
    return MarkdownTable(
      parts + (shared.map { [("shared", $0)] } ?? []), titled: \.name,
      rows: [
        ("Code lines", { Self.text($0.part.sources.lines) }),
        ("… touched in files that existed", { NumberText.count($0.part.sources.lines.inExistingFiles) }),
        ("Files", { Self.text($0.part.sources.files) }), ("Types", { Self.text($0.part.sources.types) }),
        ("Requirements of protocols", { Self.text($0.part.sources.requirements) }),
        ("Roles", { $0.part.sources.roles.joined(separator: ", ") }),
        ("Code lines of unit tests", { Self.text($0.part.tests.lines) }),
        ("Unit tests edited", { NumberText.count($0.part.tests.broken) }),
      ])
  }

  fileprivate static func text(_ lines: ChangeResults.Lines) -> String {
    "+\(lines.added) −\(lines.removed)"
  }

  /// Such as `2 new, 3 changed, 1 gone`, without counts of 0.
  private static func text(_ differences: ChangeResults.Differences) -> String {
    let counts = [
      (differences.added, "new"), (differences.changed, "changed"), (differences.removed, "gone"),
    ].filter { $0.0 > 0 }
    return counts.isEmpty ? "0" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension ChangeVerifier {
  /// Verifies the changes, prints the result of each as soon as it is known, and goes on after a failure. Returns
  /// whether all are verified.
  func run(_ changes: [ChangeUnderTest], printingTo console: Console) throws -> Bool {
    var verified = 0
    try run(changes) { change, result in
      let line = VerificationLine(change, result)
      try console.print(line.text)
      if line.isVerified { verified += 1 }
    }
    try console.print("\(verified) of \(NumberText.count(changes.count, "change")) verified.\n")
    return verified == changes.count
  }
}

/// The result of one change: a line if it does what it should, otherwise all failures below the line.
struct VerificationLine {
  let text: String
  let isVerified: Bool

  init(_ change: ChangeUnderTest, _ result: Result<VerifiedChange, CommandFailure>) {
    switch result {
    case .success(let verified):
      let behaviour = verified.behaviour.prefix { !$0.isNewline }
      text = "\(change.id): verified, \(NumberText.count(verified.tests, "unit test")). \(behaviour)\n"
      isVerified = true
    case .failure(let failure):
      let lines = failure.description.split(whereSeparator: \.isNewline)
      text = "\(change.id): NOT VERIFIED\n" + lines.map { "  \($0)\n" }.joined()
      isVerified = false
    }
  }
}
