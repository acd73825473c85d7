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

  // MARK: Random walks

  private func write(_ walks: FaultResults.Walks, to page: inout MarkdownPage) {
    page.heading(3, "Random walks")
    page.paragraph(
      "A seeded generator did what people do and what storage does: \(count(walks.walks, "walk")), each of"
        + " \(count(walks.stepsPerWalk, "step")) after its launch, seed \(walks.seed). Beside the architectures ran a"
        + " small model of what is specified, written on its own.",
      "After every step that shows a screen each architecture's was the model's:"
        + " \(count(walks.screensCompared, "screen")) compared, over all architectures. So were the stored contacts, after"
        + " every step: \(count(walks.contactsAdded, "contact")) added beside \(NumberText.count(walks.contactsGiven)) given.",
      "Storage was told to refuse \(NumberText.count(walks.faultsInjected)) times and did so"
        + " \(NumberText.count(walks.faultsMet)) times, the others being left over at a walk's end;"
        + " \(count(walks.refusals, "step")) could not be done on the screen as it was, and every architecture"
        + " refused \(walks.refusals == 1 ? "it" : "them") in the same words.")
    page.details("What was tried, with what came before the launch") { page in
      var table = MarkdownTable(["Action", "Times"])
      for action in walks.actions {
        table.add([MarkdownText.plain(action.name), NumberText.count(action.count)])
      }
      page.table(table)
    }
  }

  // MARK: Lifetimes

  private func write(_ lifetimes: [FaultResults.Lifetimes], to page: inout MarkdownPage) {
    page.heading(3, "What screens leave behind")
    page.paragraph(
      "The Add screen was opened and left again and again, through Done and through Cancel by turns; then the app was"
        + " let go of. Objects were found from outside, by walking from the screens through what they hold.")
    var table = MarkdownTable([""] + lifetimes.map { MarkdownText.plain($0.architecture) })
    table.add(["Visits to the Add screen"] + lifetimes.map { NumberText.count($0.visits) })
    table.add(["Objects that came with them"] + lifetimes.map { sum($0.addContact, \.seen) })
    table.add(["Still alive after the last visit"] + lifetimes.map { sum($0.addContact, \.alive) })
    table.add(["Objects of the app"] + lifetimes.map { sum($0.app, \.seen) })
    table.add(["Still alive after the app"] + lifetimes.map { sum($0.app, \.alive) })
    page.table(table)
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
    _ instances: [FaultResults.Lifetimes.Instances], _ field: KeyPath<FaultResults.Lifetimes.Instances, Int>
  )
    -> String
  {
    NumberText.count(instances.reduce(0) { $0 + $1[keyPath: field] })
  }

  private func count(_ value: Int, _ noun: String) -> String { NumberText.count(value, noun) }
}
