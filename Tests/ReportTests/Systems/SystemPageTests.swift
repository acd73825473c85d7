import Measurement
import Results
import Testing

@testable import Report

/// Every number here is worked out by hand from the sample.
@Suite struct SystemPageTests {
  private func page(_ change: (inout SystemSample) -> Void = { _ in }) throws -> String {
    var (fixture, sample) = (Fixture(), SystemSample())
    change(&sample)
    fixture.systems = .measured(sample.results)
    return try fixture.report().systems
  }

  /// The row, without the space that no line breaks at.
  private func row(_ title: String, _ page: String) -> [String]? {
    MarkdownReading(page).row(title)?.map { $0.replacing("\u{A0}", with: " ") }
  }

  @Test func `what was not looked at says why`() throws {
    #expect(try Fixture().report().systems.contains("**Not measured:** the run did not look at"))
    var fixture = Fixture()
    fixture.systems = .notMeasured(reason: "VIP differs | here")
    #expect(try fixture.report().systems.contains("**Not measured:** VIP differs \\| here."))
  }

  @Test func `all systems in one table with who has the least and the most`() throws {
    let page = try page()
    #expect(row("", page) == ["", "MVC", "MVVM", "VIPER", "Verdict"])
    #expect(row("Files", page) == ["Files", "2", "3", "6", "least MVC; most VIPER, 3.0 times that"])
    #expect(row("… of these, protocols", page)?.last == "least MVC and MVVM; most VIPER")
    #expect(row("Objects that stay behind", page)?[1...] == ["0", "0", "0", "none in any"])
    #expect(
      row("Functions that Cancel passes", page)?[1...] == [
        "1", "3", "3", "least MVC; most MVVM and VIPER, 3.0 times that",
      ])
    #expect(
      row("`add`: allocations", page)?[1...] == ["10", "20", "15", "least MVC; most MVVM, 2.0 times that"])
    #expect(
      row("`launch`: allocations", page)?[1...] == ["not measured", "not measured", "not measured", ""])
    let left = try self.page { $0.alive = 2 }
    #expect(row("Objects that stay behind", left)?.last == "some in MVC, MVVM and VIPER")
  }

  @Test func `what was proven and counted is told in words`() throws {
    let page = try page()
    #expect(
      page.contains("of the 366 screens that scenarios open in all of them together, alerts among them,"))
    #expect(page.contains("averaged over the classes, structures and enumerations at the top level"))
  }

  // ListViewController and AddViewController name each other; in VIPER the builder names four, the presenter three.
  @Test func `coupling and cohesion`() throws {
    let page = try page()
    let own = "Own types that a type names, on average"
    #expect(row(own, page)?[1...] == ["1", "1", "1.6", "least MVC and MVVM; most VIPER, 1.6 times that"])
    #expect(row("Of these, those that are no protocols", page)?[1...3] == ["1", "1", "1.2"])
    #expect(row("Cycles of types that name each other", page)?[1...3] == ["1", "0", "0"])
    #expect(row("Protocols to which one type conforms", page)?[1...3] == ["0", "0", "1"])
    #expect(page.contains("- MVC: in a cycle `AddViewController` ↔ `ListViewController`;"))
    #expect(row("Instability of Presenter", page) == ["Instability of Presenter", "", "", "0.50 (1 of 2)"])
    #expect(row("Instability of Builder", page) == ["Instability of Builder", "", "", "1.00 (1 of 1)"])
    // MVC's done joins the repository and the list; VIPER's done has the interactor, cancel and back the router.
    #expect(row("`ListViewController`", page) == ["`ListViewController`", "1", "1", ""])
    #expect(row("`ListPresenter`", page) == ["`ListPresenter`", "", "", "2"])
    #expect(row("**In one part**", page)?[1...] == ["1 of 1", "2 of 2", "0 of 1"])
  }

  @Test func `who does what, with links to file and line`() throws {
    let page = try page()
    let roles = { (duty: String) in
      row("**\(duty)**", page)?.dropFirst().map {
        $0.replacing(/\]\([^)]*\)/, with: "").replacing("[", with: "")
      }
    }
    #expect(roles("draws") == ["ViewController", "ViewController", "ViewController"])
    #expect(roles("reacts") == ["ViewController", "ViewModel", "Presenter"])
    #expect(roles("formats") == ["ViewController", "ViewModel", "Presenter"])
    #expect(roles("decides") == ["ViewController", "ViewModel", "Interactor"])
    #expect(roles("stores") == ["ViewController", "ViewModel", "Interactor"])
    #expect(roles("navigates") == ["ViewController", "Coordinator", "Router"])
    #expect(roles("wires") == ["ViewController", "Coordinator", "Builder"])
    #expect(page.contains("[Interactor](../Sources/VIPER/List/ListInteractor.swift#L1)"))
  }

  @Test func `what all take side by side`() throws {
    let cost = try Fixture().results().cost
    let page = try page { sample in
      sample.cost = .measured(cost)
      sample.counts = .measured(
        CountResults(
          workloads: cost.run.workloads,
          counts: [("MVC", 100.0), ("MVVM", 125)].map { name, value in
            CountResults.Count(
              workload: WorkloadID.add, size: SystemResults.size, arm: name, metric: .instructions,
              value: .measured(value))
          }))
    }
    // 100 ns at 10 contacts, and at a hundred times as many ten times that.
    let times = try #require(row("`add`", page)?[1...].map { $0.split(separator: "<br>") })
    #expect(times.map(\.[0]) == ["1.0 µs", "2.0 µs", "1.5 µs"])
    #expect(times[0].count == 1)
    #expect(times[1][1].hasPrefix("2.0"))
    #expect(times[1].dropFirst(2) == ["slower", "instructions 1.25"])
    #expect(times[2].dropFirst(2) == ["slower"])
    #expect(page.contains("in 2 launches"))
  }

  @Test func `what was not timed says why`() throws {
    #expect(try page().contains("**Not measured:** the run did not time the architectures together."))
    let page = try page { $0.cost = .notMeasured(reason: "it was | quick") }
    #expect(page.contains("**Not measured:** it was \\| quick."))
  }

  /// A name is made to be typed; what a person reads has the title, on every page and in every figure.
  @Test func `titles stand in place of names`() throws {
    var (fixture, sample) = (Fixture(), SystemSample())
    sample.titles = ["MVVM": "M-V-V-M"]
    fixture.systems = .measured(sample.results)
    let report = try fixture.report()
    for (path, text) in report.pages { #expect(!text.contains("| MVVM |"), "\(path)") }
    for (name, text) in report.figures { #expect(!text.contains(">MVVM<"), "\(name)") }
    #expect(report.pages["details/time.md"]?.contains("M-V-V-M") == true)
    #expect(report.pages["comparison.md"]?.contains("| MVC | M-V-V-M | VIPER |") == true)
  }

  @Test func `how Cancel travels`() throws {
    #expect(
      row("MVVM", try page()) == [
        "MVVM", "3", "3",
        "toolkit → `ListViewController` → `ListViewModel` → `FlowCoordinator` → the screen closes",
      ])
  }

  @Test(arguments: 1...3)
  func `any number of systems makes a page`(count: Int) throws {
    let page = try page { $0.names = Array($0.names.prefix(count)) }
    #expect(MarkdownReading(page).images.count == count)
    #expect(page.contains("**\(count == 1 ? "MVC behave" : "All \(count) architectures behave")"))
  }
}
