import Measurement

/// Architectures that are built another way: what each step leaves, beside where it leads.
struct LadderSection {
  let variants: Measured<VariantResults>?
  let structures: [StructureResults.ArchitectureSources]

  /// For the terminal.
  var markdown: String {
    var page = MarkdownPage()
    write(to: &page)
    return page.markdown
  }

  func write(to page: inout MarkdownPage) {
    guard let variants else { return }
    page.heading(2, "Architectures built another way")
    switch variants {
    case .notMeasured(let reason): page.paragraph("Not measured: \(MarkdownText.reason(reason)).")
    case .measured(let results):
      page.paragraph(
        "Each step is a patch on top of those before it, with the unit tests that go with it. It is verified as a change"
          + " request is: every scenario holds, but for those that are named.")
      for variant in results.variants { write(variant, to: &page) }
    }
  }

  private func write(_ variant: VariantResults.VariantCounts, to page: inout MarkdownPage) {
    page.heading(3, MarkdownText.plain(variant.title))
    page.paragraph(answer(variant))
    if variant.folder == VariantResults.ladder { page.write(PackageResources.ladder_md) }
    page.narrowTables(table(of: variant))
    page.list(variant.steps.map(words))
    let violations = variant.steps.flatMap(\.violations)
    if !violations.isEmpty {
      page.paragraph("Against the rules of the roles:")
      page.list(violations.map(MarkdownText.plain))
    }
    writeCounts(of: variant, to: &page)
    guard !variant.changedScenarios.isEmpty else { return }
    page.paragraph("Scenarios that no longer hold:")
    page.list(
      variant.changedScenarios.map { "\(MarkdownText.plain($0.name)): \(MarkdownText.plain($0.reason))" })
  }

  /// Where the steps lead; empty for a variant that stays with its own rules.
  private func answer(_ variant: VariantResults.VariantCounts) -> String {
    guard let target = counts(of: variant.target), let name = variant.target.map(MarkdownText.plain),
      let last = variant.steps.last
    else { return "" }
    let rules =
      last.violations.isEmpty ? "keep every rule of \(name)'s roles" : "break rules of \(name)'s roles"
    return "After \(NumberText.count(variant.steps.count, "step")) the files of"
      + " \(MarkdownText.plain(variant.architecture)) \(rules). They have"
      + " \(NumberText.count(last.counts.codeLines, "code line")) where \(name) has"
      + " \(NumberText.count(target.codeLines)), and \(NumberText.count(last.counts.protocols, "protocol")) where it has"
      + " \(NumberText.count(target.protocols))."
  }

  private func counts(of name: String?) -> SourceCounts? {
    structures.first { $0.name == name }?.metrics.counts
  }

  private func table(of variant: VariantResults.VariantCounts) -> MarkdownTable {
    var table = MarkdownTable(["After", "Code lines", "Types", "Of these, protocols", "Files"])
    let row = { (title: String, counts: SourceCounts) in
      [title] + [counts.codeLines, counts.types, counts.protocols, counts.files].map { NumberText.count($0) }
    }
    table.add(row("\(MarkdownText.plain(variant.architecture)) as it is", variant.base))
    for step in variant.steps { table.add(row(MarkdownText.code(step.id), step.counts)) }
    if let name = variant.target, let counts = counts(of: name) {
      table.add(row("beside: \(MarkdownText.plain(name))", counts))
    }
    return table
  }

  private func words(_ step: VariantResults.StepCounts) -> String {
    let lines = step.change.sources.lines
    return "\(MarkdownText.code(step.id)): \(MarkdownText.plain(step.title)). Code lines: +\(lines.added)"
      + " −\(lines.removed); unit tests that had to change: \(NumberText.count(step.change.tests.broken))."
      + " Its roles: \(WordList.and(step.roles.map(MarkdownText.plain)))."
  }

  private func writeCounts(of variant: VariantResults.VariantCounts, to page: inout MarkdownPage) {
    switch variant.counts {
    case nil: break
    case .notMeasured(let reason):
      page.paragraph("What the programs take is not measured: \(MarkdownText.reason(reason)).")
    case .measured(let counts):
      var table = MarkdownTable(["Counted", "Before", "After", "Ratio"])
      for count in counts {
        guard let before = count.before.value.map(count.metric.repeating),
          let after = count.after.value.map(count.metric.repeating)
        else { continue }
        table.add([
          "\(MarkdownText.code(count.workload)) \(SizeText.place(count.size)): \(count.metric.noun)",
          NumberText.tenths(before), NumberText.tenths(after),
          before > 0 ? NumberText.hundredths(after / before) : "",
        ])
      }
      page.narrowTables(table)
    }
  }
}
