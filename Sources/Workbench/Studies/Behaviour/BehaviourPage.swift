import BehaviourProof
import CommandLineKit
import Measurement

/// The page on the scenarios, the random sessions, and the objects that outlived their screens.
enum BehaviourPage {
  static var page: WrittenPage {
    WrittenPage("behaviour.md", in: "details/") { input in
      let actions = input.results.walks.actions
      return [
        "actions": {
          $0.table(
            MarkdownTable(
              actions,
              columns: [
                ("Step", .left, { MarkdownText.plain($0.name) }),
                ("Times", .right, { NumberText.count($0.count) }),
              ]))
        }
      ]
    }
  }
}
