import Measurement

/// What random walks tried, and which objects outlived their screens.
struct FaultSection: ReportSection {
  let faults: FaultResults?

  func write(to page: inout MarkdownPage) {
    page.heading(2, "Behaviour under faults")
    guard let faults else {
      page.paragraph(
        "Not measured: these results were written before random walks were part of a comparison.")
      return
    }
    write(faults.walks, to: &page)
    write(faults.lifetimes, to: &page)
  }

  private func write(_ walks: FaultResults.Walks, to page: inout MarkdownPage) {
    page.write(
      PackageResources.walks_md,
      [
        "walks": NumberText.count(walks.walks, "walk"), "steps": NumberText.count(walks.stepsPerWalk, "step"),
        "seed": "\(walks.seed)", "screens": NumberText.count(walks.screensCompared, "screen"),
        "added": NumberText.count(walks.contactsAdded, "contact"),
        "given": NumberText.count(walks.contactsGiven), "injected": NumberText.count(walks.faultsInjected),
        "met": NumberText.count(walks.faultsMet), "refusals": NumberText.count(walks.refusals, "step"),
      ])
    page.details("What was tried, with what came before the launch") { page in
      var table = MarkdownTable(["Action", "Times"])
      for action in walks.actions {
        table.add([MarkdownText.plain(action.name), NumberText.count(action.count)])
      }
      page.table(table)
    }
  }

  private func write(_ lifetimes: [FaultResults.Lifetimes], to page: inout MarkdownPage) {
    page.heading(3, "What screens leave behind")
    page.paragraph(
      "The Add screen was opened and left again and again, through Done and through Cancel by turns; then the app was"
        + " let go of. Objects were found from outside, by walking from the screens through what they hold.")
    page.table(
      MarkdownTable(
        lifetimes, titled: { MarkdownText.plain($0.architecture) },
        rows: [
          ("Visits to the Add screen", { NumberText.count($0.visits) }),
          ("Objects that came with them", { sum($0.addContact, \.seen) }),
          ("Still alive after the last visit", { sum($0.addContact, \.alive) }),
          ("Objects of the app", { sum($0.app, \.seen) }),
          ("Still alive after the app", { sum($0.app, \.alive) }),
        ]))
    page.details("By class") { page in
      var table = MarkdownTable(["Architecture", "Class", "Seen", "Alive"], [.left, .left, .right, .right])
      for lifetime in lifetimes {
        for instances in lifetime.app {
          table.add([
            MarkdownText.plain(lifetime.architecture), MarkdownText.code(instances.type),
            NumberText.count(instances.seen), NumberText.count(instances.alive),
          ])
        }
      }
      page.table(table)
    }
  }

  private func sum(
    _ instances: [FaultResults.Lifetimes.Instances], _ field: (FaultResults.Lifetimes.Instances) -> Int
  ) -> String {
    NumberText.count(instances.reduce(0) { $0 + field($1) })
  }
}
