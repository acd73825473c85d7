import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// The contents of the lessons, apart from the results.
struct Course: Sendable {
  /// The templates of the course's pages.
  static let templates = (1...5).map { "lesson\($0).md" } + ["teachers.md"]
  /// The path of a template's page, relative to the report's folder.
  static func page(_ template: String) -> String { "lessons/\(template)" }

  let exercises: [Exercise]
  /// The patches by ID: those of changes without their tests, such as `phone/MVC`, and those that solve an exercise.
  let patches: [String: String]
  /// The texts of the unit tests, keyed by path relative to the package's root.
  var tests: [String: String] = [:]

  /// The exercises lesson by lesson, the shortest first.
  static func table(of exercises: [Exercise]) -> MarkdownTable {
    MarkdownTable(
      exercises.sorted { ($0.lesson, $0.minutes, $0.id) < ($1.lesson, $1.minutes, $1.id) },
      columns: [
        ("Exercise", .left, { MarkdownText.code($0.id) }), ("Title", .left, { MarkdownText.plain($0.title) }),
        ("In", .left, \.architecture.name), ("Minutes", .right, { "\($0.minutes)" }),
      ])
  }
}

/// Fills the templates of the course.
struct LessonPage {
  let findings: Findings
  let course: Course
  /// The texts of the architectures' sources, keyed by path relative to the package's root.
  let sources: [String: String]
  /// The other pages of the report, whose figures the lessons show again.
  let pages: [String: String]

  /// Writes the template. A block such as `{quote MVC List.insert(_:)}` becomes the part that it names.
  func write(_ template: String, to page: inout MarkdownPage) {
    for block in Template.blocks(of: template) {
      let name = String(block.dropFirst().dropLast(2))
      let words = name.split(separator: " ").map(String.init)
      guard block.hasPrefix("{"), block.hasSuffix("}\n"), let first = words.first else {
        page.add(Template.filled(block, [:]))
        continue
      }
      let before = page.markdown
      write(first, Array(words.dropFirst()), to: &page)
      if page.markdown == before, first != "missing" {
        page.paragraph("*Not part of this comparison: \(MarkdownText.plain(name)).*")
      }
    }
  }

  /// - Parameter words: the words after the name of the part.
  private func write(_ part: String, _ words: [String], to page: inout MarkdownPage) {
    let (word, taps) = (words.first ?? "", findings.taps)
    switch part {
    case "missing": if let missing = taps.missing { page.paragraph("**Not measured:** \(missing)") }
    case "counts": if taps.missing == nil { page.table(Self.passed(taps.paths)) }
    case "roles":
      page.narrowTables(findings.systems.only(findings.architectures).duties(linked: true))
    case "diagram": findings.system(named: word)?.writeRoles(to: &page)
    case "tap": if let path = taps.path(of: word) { write(path, to: &page) }
    case "quote":
      let folder = findings.structures.first { $0.name == word }?.metrics.path ?? ""
      Self.quote(words.last, of: sources, in: folder, to: &page)
    case "test":
      Self.quote(words.last, of: course.tests, in: UnitTestFile.folder(ofArchitecture: word), to: &page)
    case "exercises":
      page.table(Course.table(of: course.exercises.filter { word.isEmpty || "\($0.lesson)" == word }))
    case "exercise": for exercise in course.exercises where exercise.id == word { write(exercise, to: &page) }
    case "change", "edited":
      guard let request = findings.changes.value?.requests.first(where: { $0.id == word }) else { return }
      guard part == "edited" else { return page.narrowTables(request.table) }
      let tests = request.architectures.map { "\($0.part.tests.tests.changed) in \($0.architecture)" }
      page.paragraph("Unit tests that had to change: \(WordList.and(tests)).")
    case "patch":
      guard let patch = course.patches[words.joined(separator: "/")] else { return }
      let lines = patch.count { $0 == "\n" }
      page.details("\(words.joined(separator: ", ")): \(NumberText.count(lines, "line"))") {
        $0.code(patch.trimmingCharacters(in: .newlines), language: "diff")
      }
    case "mutants":
      guard let testing = findings.testing.value else { return }
      let keys = ["uiFree", "faults", "foundByRole", "found", "foundByScenarios", "failingRoleCount"]
      let table = MeasureTable(architectures: findings.architectures, testing.measures)
      let words = keys.map { "tests.\($0)" }.joined(separator: " ")
      page.add(Page("{table \(words)}\n", file: "").tables(from: table).trimmingCharacters(in: .newlines))
    case "examples":
      let examples = findings.testing.value?.testing.examples ?? []
      for test in examples where findings.architectures.contains(test.architecture) { test.write(to: &page) }
    case "growth": if let life = findings.life { page.table(life.growthTable) }
    case "ladder":
      if let variants = findings.variants?.value {
        page.table(VariantTables(results: variants).ladder)
      }
    case "figure": if let figure = figure(word) { page.add(figure) }
    default: break
    }
  }

  /// A figure that another page shows.
  private func figure(_ name: String) -> String? {
    let lines = pages.sorted { $0.key < $1.key }.flatMap { $0.value.split(separator: "\n") }
    let line = lines.first { $0.hasPrefix("![") && $0.hasSuffix("figures/\(name).svg)") }
    return line.map { "\($0.prefix { $0 != "]" })](/figures/\(name).svg)" }
  }

  private func write(_ exercise: Exercise, to page: inout MarkdownPage) {
    page.heading(3, MarkdownText.plain(exercise.title))
    page.paragraph("*\(exercise.architecture), about \(NumberText.count(exercise.minutes, "minute")).*")
    page.add(exercise.task)
    page.code("swift run compare exercise start \(exercise.id)", language: "sh")
    page.details("What check prints at the start of \(exercise.id)") {
      $0.code(exercise.output, language: "")
    }
    page.details("The answer to \(exercise.id)") { $0.add(exercise.answer) }
  }

  private static func passed(_ paths: [TapPath]) -> MarkdownTable {
    MarkdownTable(
      paths, titled: { MarkdownText.plain($0.architecture) },
      rows: [
        ("Functions passed", { NumberText.count($0.functions) }),
        ("Types passed", { NumberText.count($0.types.count) }), ("Hops", { NumberText.count($0.hops) }),
      ])
  }

  private func write(_ path: TapPath, to page: inout MarkdownPage) {
    page.figure(
      "tap-\(path.architecture)", findings.callTree(of: path),
      alternative:
        "Call tree of Done tapped in \(path.architecture): \(NumberText.count(path.steps.count, "numbered call")), from"
        + " \(path.steps.first?.receiver ?? "") to \(path.steps.last?.receiver ?? "").")
    page.details("The steps in words") { page in page.numberedList(path.steps.map(\.words)) }
  }

  /// Longer code is folded until the reader opens it.
  private static let maximumUnfoldedLines = 24

  private static func quote(
    _ name: String?, of sources: [String: String], in folder: String, to page: inout MarkdownPage
  ) {
    guard let name, let quote = Quotation(of: name, in: folder, sources) else { return }
    page.paragraph(
      "\(MarkdownText.link(MarkdownText.code(name), to: "/../\(quote.file)", line: quote.line)):")
    let lines = quote.text.count { $0 == "\n" } + 1
    guard lines > maximumUnfoldedLines else { return page.code(quote.text, language: "swift") }
    page.details("\(name): \(NumberText.count(lines, "line"))") {
      $0.code(quote.text, language: "swift")
    }
  }
}

extension Exercise {
  /// The page of the task, in a learner's folder.
  var taskPage: String {
    let links = beginnings.map { "[\($0)](\($0))" }.joined(separator: ", ")
    var page = MarkdownPage()
    page.write(
      "exercise.md",
      [
        "title": title, "architecture": architecture.name, "minutes": "\(minutes)", "task": task,
        "beginnings": links.isEmpty ? nil : links, "program": kind == .tap ? nil : architecture.name,
      ])
    return page.markdown
  }
}

extension TapPath.TapCall {
  /// The call as a sentence of Markdown.
  fileprivate var words: String {
    func named(_ name: String) -> String {
      name == TapPath.origin ? "the \(TapPath.origin)" : MarkdownText.code(name)
    }
    let via = via.isEmpty ? "" : ", through its own \(WordList.and(via.map(MarkdownText.code))),"
    let caller = isLater ? "As that state has changed, the \(TapPath.origin)" : named(sender).capitalizedFirst
    return "\(caller)\(via) " + (arrival ?? "calls \(named(receiver)): \(MarkdownText.code(text))")
  }
}

/// A function, a type or a test, quoted from the sources.
struct Quotation: Equatable {
  /// The path relative to the package's root, like those of the folder and the sources.
  let file: String
  /// The number of the first line, counted from 1.
  let line: Int
  /// The code without its common indentation.
  let text: String

  /// Nil if no source of the folder declares it.
  ///
  /// - Parameter name: a function with its type and labels, such as `List.insert(_:)`, a type, or a test without
  ///   labels.
  init?(of name: String, in folder: String, _ sources: [String: String]) {
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) where path.hasPrefix("\(folder)/") {
      let outline = SourceOutline(Array(source.utf8))
      let parts = outline.functions + outline.types + outline.tests
      guard let part = parts.first(where: { $0.name == name }) else { continue }
      (file, line, text) = (path, part.lines.lowerBound + 1, part.text(in: source))
      return
    }
    return nil
  }
}
