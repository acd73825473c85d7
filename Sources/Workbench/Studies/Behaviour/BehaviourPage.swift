import BehaviourProof
import CommandLineKit
import Measurement

/// The page on the scenarios, the random walks, and the objects that outlived their screens.
extension ComparisonResults {
  func writeBehaviour(to page: inout MarkdownPage) {
    let scenarios = behaviour.scenarios
    page.write(
      "behaviour.md",
      [
        "scenarios": scenarios.count, "steps": scenarios.reduce(0) { $0 + $1.actions },
        "expectations": scenarios.reduce(0) { $0 + $1.expectations },
        "screens": scenarios.reduce(0) { $0 + $1.screens }, "bytes": behaviour.transcriptBytes,
      ],
      parts: [
        "all": {
          $0.table(
            MarkdownTable(
              scenarios,
              columns: [
                ("Scenario", .left, { MarkdownText.plain($0.name) }),
                ("Steps", .right, { NumberText.count($0.actions) }),
                ("Expectations", .right, { NumberText.count($0.expectations) }),
                ("Snapshots", .right, { NumberText.count($0.screens) }),
              ]))
        },
        "faults": writeFaults,
      ])
  }

  private func writeFaults(to page: inout MarkdownPage) {
    page.write(
      "walks.md",
      [
        "walks": walks.walks, "steps": walks.stepsPerWalk, "seed": "\(walks.seed)",
        "screens": walks.screensCompared, "added": walks.contactsAdded, "given": walks.contactsGiven,
        "injected": walks.faultsInjected, "met": walks.faultsMet, "refusals": walks.refusals,
      ],
      parts: [
        "actions": {
          $0.table(
            MarkdownTable(
              walks.actions,
              columns: [
                ("Action", .left, { MarkdownText.plain($0.name) }),
                ("Times", .right, { NumberText.count($0.count) }),
              ]))
        },
        "lifetimes": { $0.table(sums) }, "classes": { $0.table(classes) },
      ])
  }

  private var lifetimes: [LifetimeResults] { compared.map(\.lifetimes) }

  private var sums: MarkdownTable {
    func sum(
      _ instances: KeyPath<LifetimeResults, [LifetimeResults.Instances]>,
      _ field: KeyPath<LifetimeResults.Instances, Int>
    ) -> (LifetimeResults) -> String {
      { NumberText.count($0[keyPath: instances].reduce(0) { $0 + $1[keyPath: field] }) }
    }
    return MarkdownTable(
      lifetimes, titled: { MarkdownText.plain($0.architecture) },
      rows: [
        ("Visits to the Add screen", { NumberText.count($0.visits) }),
        ("Objects that came with them", sum(\.addContact, \.seen)),
        ("Still alive after the last visit", sum(\.addContact, \.alive)),
        ("Objects of the app", sum(\.app, \.seen)), ("Still alive after the app", sum(\.app, \.alive)),
      ])
  }

  private var classes: MarkdownTable {
    MarkdownTable(
      lifetimes.flatMap { lifetime in lifetime.app.map { (name: lifetime.architecture, instances: $0) } },
      columns: [
        ("Architecture", .left, { MarkdownText.plain($0.name) }),
        ("Class", .left, { MarkdownText.code($0.instances.type) }),
        ("Seen", .right, { NumberText.count($0.instances.seen) }),
        ("Alive", .right, { NumberText.count($0.instances.alive) }),
      ])
  }
}
