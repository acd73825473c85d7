import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import BehaviourProof
@testable import Workbench

/// What every exercise of the package is, and what a text that is not understood is told.
@Suite struct ExerciseTests {
  static let ids = Result { try Exercise.ids(in: PackageFolder.root) }

  @Test func thereIsEnoughToLearn() throws {
    let all = try Exercise.all(in: PackageFolder.root)
    #expect(all.count >= 15)
    #expect(Set(all.map(\.architecture.name)) == Set(ArchitectureCatalog.leading.map(\.name) + ["SwiftUIMV"]))
    #expect(Set(all.map(\.kind)) == Set(Exercise.Kind.allCases))
    #expect(Set(all.map(\.lesson)) == [1, 2, 3, 4, 5])
  }

  /// Red and green itself is what `compare exercise verify` finds out, with a build.
  @Test func eachCanBeStartedAndSolved() throws {
    try Trees.use(of: PackageFolder.root) { store in
      for exercise in try Exercise.all(in: PackageFolder.root) {
        let id = Comment(rawValue: exercise.id)
        let trees = try exercise.trees(in: store)
        let changed = try store.changedPaths(from: trees.started, to: trees.solved)
        #expect(changed.isEmpty == (exercise.kind == .tap), id)
        #expect(changed.contains { $0.hasPrefix(exercise.workplace) } == (exercise.kind != .tap), id)
        if exercise.kind == .test {
          let faulty = try exercise.faulty(trees.solved, in: store)
          let broken = try store.changedPaths(from: trees.solved, to: faulty)
          let isOfTheApp = broken.allSatisfy { $0.hasPrefix(exercise.architecture.sourceFolder) }
          #expect(!broken.isEmpty && isOfTheApp, id)
        }
        #expect(try exercise.scenarios().count >= 6, id)
      }
    }
  }

  private static let sound = """
    # Title
    lesson: 2
    kind: layers
    architecture: VIPER
    minutes: 20

    Do it.

    ## Hint
    One.
    ## Hint
    Two.
    ## Answer
    So.

    """

  private func read(_ text: String, id: String = "2-x") throws -> Exercise {
    try Exercise(
      id, text: Array(text.utf8),
      files: ChangeFolder(
        root: PackageFolder.root, path: "Benchmarks/Exercises/\(id)",
        architectures: ArchitectureCatalog.leading))
  }

  @Test func aTextIsRead() throws {
    let exercise = try read(
      Self.sound.replacing(
        "20\n",
        with:
          "20\nfile: README.md\nfile: Package.swift\nrequire: a b: so: no\nrequire: a only with \"b: so\nrole: Wire, not TerminalKit\n"
      ))
    #expect(exercise.title == "Title" && exercise.minutes == 20 && exercise.task == "Do it.")
    #expect(exercise.hints == ["One.", "Two."] && exercise.answer == "So.")
    #expect(exercise.beginnings == ["README.md", "Package.swift"])
    #expect(exercise.required.map(\.word) == ["a b", "a"] && exercise.required[0].reason == "so: no")
    #expect(
      exercise.required.map(\.partner) == [nil, "\"b"] && exercise.required.map(\.isOnly) == [false, true])
    #expect(exercise.architecture.role(ofFileNamed: "AddWire.swift")?.forbiddenImports == ["TerminalKit"])
  }

  @Test(arguments: [
    ("# Title", "Title", "1: expected \"# TITLE\", found 'Title'"),
    ("lesson: 2", "lesson: 3", "2:9: expected the number with which the folder's name begins, from 1 to 5"),
    ("layers", "layer", "3:7: expected one of tap, layers, change, fault, test, refactor, found 'layer'"),
    ("minutes: 20", "minutes:  soon", "5:11: expected a number from 1 to 120, found 'soon'"),
    ("minutes: 20", "minute: 20", "5:1: expected a line such as \"minutes: 20\" or an empty one"),
    ("minutes: 20\n", "", "5:1: expected \"minutes: \" and a number from 1 to 120, found 'no such line'"),
    ("minutes: 20", "minutes: 20\nminutes: 30", "6:1: expected one line \"minutes: \", found 'another one'"),
    ("minutes: 20", "minutes: 20\nfile: Nowhere.swift", "6:7: expected a file of the package"),
    ("minutes: 20", "minutes: 20\nchange: phone", "6:9: expected no such line beside kind layers"),
    (
      "minutes: 20", "minutes: 20\nrequire: x",
      "6:10: expected WORD: REASON, or WORD (only) with TEXT: REASON, found 'x'"
    ),
    (
      "minutes: 20", "minutes: 20\ntap: Done",
      "6:6: expected Done or Cancel, or one with \", roles\", beside kind tap"
    ),
    ("kind: layers", "kind: change", "expected \"change: \" and the ID of a request in Benchmarks/Changes"),
    ("## Answer", "## Answers", "13:4: expected Hint or Answer, found 'Answers'"),
    ("One.\n", "", "9:1: expected words beneath this line, found 'none'"),
    ("Do it.\n", "", "1:1: expected words beneath this line, found 'none'"),
    ("## Answer\nSo.\n", "", "expected \"## Hint\" and \"## Answer\", found 'the end'"),
    ("VIPER", "\u{1B}[2J", "\(ArchitectureCatalog.declarative.last?.name ?? ""), found '\\u{1B}[2J'"),
  ])
  func aTextThatIsNotUnderstoodSaysWhere(part: String, replacement: String, message: String) throws {
    let error = try #require(throws: CommandFailure.self) {
      try read(Self.sound.replacing(part, with: replacement, maxReplacements: 1))
    }
    #expect(error.status == .usage)
    #expect(error.description.hasPrefix("Benchmarks/Exercises/2-x/exercise.md:"))
    #expect(error.description.contains(message), "\(error)")
  }
}

/// A call tree that a learner fills in.
@Suite struct TapTreeTests {
  private let tree = TapTree([
    Taps.stack(.storage, "View.closure in setUp()", "View.tapped()", "Model.add(_:to:)"),
    Taps.stack(.screen, "View.closure in setUp()", "View.tapped()", "Table.insert()"),
  ])

  private var lines: [String] { tree.text().split(separator: "\n").map(String.init) }

  @Test func eachCallIsBeneathItsCaller() {
    #expect(
      lines.dropFirst() == [
        "View.setUp()", "  View.tapped()", "    Model.add(_:to:)", "      # => repository: store the contact",
        "    Table.insert()", "      # => table: insert the row",
      ])
    #expect(tree.count == 4)
  }

  @Test func whatIsBlankIsToBeFilledIn() {
    let blank = tree.text(isBlank: true)
    #expect(blank.contains("\nView.setUp()\n  ?\n    ?\n      # => repository"))
    #expect(tree.faults(in: blank) == [3, 4, 6].map { "line \($0) is still to be filled in" })
  }

  @Test(arguments: [
    "Model.add(_:to:)", "Model.add", " Model . add(_: to:) ", "`Model`.add", "closure in Model.add(_:to:)",
    "Model: closure in add(_:to:)", "Model.add(_:to:) closure", "Model.add(contact, list)",
    "Model.add(_ contact: Contact, to list: List)", "Model.add(self, to: list)",
    "Model.add(_ contact:, to list:)",
  ])
  func whatIsRightIsRightHoweverItIsWritten(text: String) {
    #expect(tree.faults(in: tree.text().replacing("Model.add(_:to:)", with: text)) == [])
    #expect(tree.faults(in: lines.joined(separator: "\r\n") + "\n\n# mine\n") == [])
  }

  private static let elsewhere =
    "line 4: another type's code runs here; behind a closure or a protocol, ask who made it"

  private static let missing = "line 4: the type is missing: write Type.function"

  /// Any architecture will do that has a role for each of the types.
  @Test func rolesCanBeAskedForInPlaceOfFunctions() {
    let viper = ArchitectureCatalog.leading[2]
    let stack = Taps.stack(.dismissal, "AViewController.closure in f()", "APresenter.g()", "ARouter.h()")
    let tree = TapTree([stack], rolesOf: viper)
    #expect(
      tree.text().contains(
        "One role a line, two spaces deeper than its caller. Put a role for each ?.\nView\n  Presenter\n    Router\n      # =>"
      ))
    #expect(tree.faults(in: tree.text()) == [])
    #expect(tree.faults(in: "View\nInteractor\nRouter") == ["line 2: another role comes here"])
    #expect(tree.faults(in: "View\npresenter\nROUTER") == [])
    #expect(
      tree.faults(in: "View\nPresenter.tapped()\nRouter") == [
        "line 2: a role is wanted, not a type or its function"
      ])
    #expect(tree.faults(in: "View") == ["expected 3 roles, one a line, found 1"])
  }

  @Test(arguments: [
    ("Model.remove(_:)", "line 4: the type is right, the function is another one"),
    ("Model.adds(_:to:)", "line 4: the type is right, and the function nearly: look at its spelling"),
    ("Model.Add", "line 4: the type is right, and the function nearly: look at its spelling"),
    ("Modle.add", "line 4: the app has no type of that name: the toolkit's and the domain's are left out"),
    ("Modell.add", "line 4: the type is nearly right: look at its spelling"),
    ("View.add(_:to:)", elsewhere),
    ("Adding.add(_:to:)", "line 4: that is a protocol: which type conforms to it?"),
    ("", "expected 4 functions, one a line, found 3"),
    ("add(_:to:)", missing), ("(", missing), (".", missing),
    ("Model", "line 4: the function is missing: write Type.function"),
  ])
  func whatIsWrongIsNamedAndNotSolved(text: String, fault: String) {
    let types = [("View", false), ("Model", false), ("Adding", true)].map { (name: $0.0, isProtocol: $0.1) }
    #expect(tree.faults(in: tree.text().replacing("Model.add(_:to:)", with: text), types: types) == [fault])
  }
}
