import Results
import SourceMetrics

/// The code of the modules that all architectures import, and the ratios of the architectures' sizes with and without
/// it.
struct SharedCode {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.paragraph(sharedSentence, ratioSentence)
    guard findings.structures.count > 1 else { return }
    var table = MarkdownTable([""] + findings.structures.map { MarkdownText.plain($0.name) })
    table.add(["Own code lines"] + lines(besides: 0).map(NumberText.count))
    table.add(["Ratio to \(MarkdownText.plain(findings.first))"] + ratios(besides: 0))
    if identical > 0 {
      table.add(
        ["Without files that are the same in each"] + lines(besides: -identical).map(NumberText.count))
      table.add(["Ratio to \(MarkdownText.plain(findings.first))"] + ratios(besides: -identical))
    }
    if shared > 0 {
      table.add(["With shared code lines"] + lines(besides: shared).map(NumberText.count))
      table.add(["Ratio to \(MarkdownText.plain(findings.first))"] + ratios(besides: shared))
    }
    page.table(table)
    if identical > 0 {
      page.paragraph(
        "The same in each, byte by byte: \(WordList.and(identicalFiles.map(MarkdownText.code))).")
    }
  }

  private var folders: [FolderMetrics] { findings.results.structure.shared }

  private var identicalFiles: [String] { findings.results.structure.identicalFiles }

  /// The code lines of the files that are the same in each architecture.
  private var identical: Int {
    let files = findings.structures.first?.metrics.files.filter { identicalFiles.contains($0.path) } ?? []
    return files.reduce(0) { $0 + $1.counts.codeLines }
  }

  private var shared: Int { folders.reduce(0) { $0 + $1.counts.codeLines } }

  private var sharedSentence: String {
    guard !folders.isEmpty else { return "They share no module." }
    let modules = folders.map { folder in
      "\(MarkdownText.code(folder.moduleName)) (\(NumberText.count(folder.counts.codeLines)))"
    }
    return "Shared code lines: \(WordList.and(modules)), together \(NumberText.count(shared))."
  }

  private var ratioSentence: String {
    let counts = findings.structures.map { (name: $0.name, count: $0.metrics.counts.codeLines) }
    guard counts.count > 1, let extremes = Extremes(counts), extremes.smallest < extremes.largest else {
      return ""
    }
    let own = Double(extremes.largest) / Double(extremes.smallest)
    let all = Double(extremes.largest + shared) / Double(extremes.smallest + shared)
    let most = MarkdownText.plain(WordList.and(extremes.namesOfLargest))
    let least = MarkdownText.plain(WordList.and(extremes.namesOfSmallest))
    let withShared = shared > 0 ? ", and \(NumberText.hundredths(all)) times with what they share" : ""
    return
      "The most code, \(most)'s, is \(NumberText.hundredths(own)) times the least, \(least)'s\(withShared)."
  }

  private func lines(besides shared: Int) -> [Int] {
    findings.structures.map { $0.metrics.counts.codeLines + shared }
  }

  private func ratios(besides shared: Int) -> [String] {
    let lines = lines(besides: shared)
    return lines.map { NumberText.hundredths(Double($0) / Double(lines[0])) }
  }
}
