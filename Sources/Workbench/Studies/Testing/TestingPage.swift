import CommandLineKit
import Measurement

extension ReportInput {
  /// What the page on unit tests shows besides its measures.
  var testingParts: [String: Page.Part] {
    guard let testing else { return [:] }
    return [
      "figure testing": {
        $0.figure(
          "testing", levels(testing.architectures.map(\.tests)),
          alternative:
            "Bars of the behaviours that are tested without UI, with a view controller, or with the whole app."
        )
      }
    ]
  }

  private func levels(_ tests: [TestingResults.ArchitectureTests]) -> BarChart {
    let behaviours = NumberText.count(tests.first?.levels.all ?? 0, "behaviour")
    return BarChart(
      title: "What do tests of a behaviour need?",
      subtitle: "\(behaviours), each tested on the smallest piece that decides it",
      series: tests.map { series($0.name) }, parts: ["no UI", "a view controller", "the whole app"],
      groups: [
        (
          "", tests.map { [$0.levels.noScreen, $0.levels.viewController, $0.levels.app].map(Double.init) }
        )
      ], format: NumberText.tenths)
  }
}
