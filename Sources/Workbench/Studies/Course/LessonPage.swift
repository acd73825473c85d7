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

  static func table(of exercises: [Exercise]) -> MarkdownTable {
    MarkdownTable(
      exercises,
      columns: [
        ("Exercise", .left, { MarkdownText.code($0.id) }), ("Title", .left, { MarkdownText.plain($0.title) }),
        ("In", .left, \.architecture.name), ("Minutes", .right, { "\($0.minutes)" }),
      ])
  }
}

/// Fills the templates of the course.
struct LessonPage {
  let input: ReportInput
  let measures: MeasureTable
  let course: Course
  /// The texts of the architectures' sources, keyed by path relative to the package's root.
  let sources: [String: String]

  /// Writes the template.
  func write(_ template: String, to page: inout MarkdownPage) {
    let lesson = Page(resource: template)
    lesson.write(to: &page, from: measures) { part($0, of: lesson) }
  }

  /// All that is wrong with the template for a run.
  func problems(of template: String) -> [PageProblem] {
    let lesson = Page(resource: template)
    return lesson.problems(in: measures) { part($0, of: lesson) }
  }

  /// What stands for a directive such as `quote MVC List.insert(_:)`.
  private func part(_ text: String, of lesson: Page) -> Page.Part {
    let words = text.split(separator: " ").map(String.init)
    return { page in
      let before = page.markdown
      write(words[0], Array(words.dropFirst()), of: lesson, to: &page)
      if page.markdown == before, words[0] != "missing" {
        page.paragraph("*Not part of this comparison: \(MarkdownText.plain(text)).*")
      }
    }
  }

  /// - Parameter words: the words after the name of the part.
  private func write(_ part: String, _ words: [String], of lesson: Page, to page: inout MarkdownPage) {
    let word = words.first ?? ""
    switch part {
    case "missing":
      if let missing = input.missingTap { page.paragraph("**Not measured:** \(missing)") }
    case "duties":
      page.table(input.systems.duties(of: input.architectures, linked: true))
    case "roles": input.system(named: word)?.writeRoles(to: &page)
    case "trace":
      guard let stacks = input.system(named: words.last ?? "")?.system.stacks(ofTap: word) else { return }
      write(stacks, to: &page)
    case "quote":
      let folder = input.structures.first { $0.name == word }?.metrics.path ?? ""
      quote(words.last, in: folder, to: &page)
    case "exercises": page.table(Course.table(of: exercises(of: lesson)))
    case "exercise":
      for exercise in course.exercises where exercise.id == word {
        write(exercise, like: words.count > 2 ? words[2] : nil, to: &page)
      }
    case "patch":
      guard let patch = course.patches[words.joined(separator: "/")] else { return }
      // Only git reads the others.
      let lines = patch.split(separator: "\n").filter {
        !$0.hasPrefix("diff --git ") && !$0.hasPrefix("index ")
      }
      page.details("\(words.joined(separator: ", ")): \(NumberText.count(lines.count, "line"))") {
        $0.code(lines.joined(separator: "\n"), language: "diff")
      }
    case "growth": if let life = input.life { page.table(life.growthTable) }
    case "ladder":
      if let variants = input.variants?.value {
        page.table(VariantTables(results: variants).ladder)
      }
    default: break
    }
  }

  /// The tree of a tap's calls.
  private func write(_ stacks: [TapResults.Stack], to page: inout MarkdownPage) {
    page.code(
      TapTree(stacks).calls().replacing("# =>", with: "=>").trimmingCharacters(in: .newlines), language: "")
  }

  /// The exercises of a lesson, in their order on its page.
  private func exercises(of lesson: Page) -> [Exercise] {
    let ids = lesson.directives.compactMap { $0.firstMatch(of: /^exercise (\S+)/).map { String($0.1) } }
    return ids.compactMap { id in course.exercises.first { $0.id == id } }
  }

  /// - Parameter other: the exercise that has the same task, which the page shows.
  private func write(_ exercise: Exercise, like other: String?, to page: inout MarkdownPage) {
    page.heading(3, MarkdownText.plain(exercise.title))
    let minutes = "\(exercise.architecture), about \(NumberText.count(exercise.minutes, "minute"))"
    if let other {
      page.paragraph(
        "*\(minutes).* The task is that of \(MarkdownText.code(other)), in the files of this app.")
    } else {
      page.paragraph("*\(minutes).*")
      page.add(exercise.task)
    }
    page.code("swift run compare exercise start \(exercise.id)", language: "sh")
    if course.exercises.first(where: { $0.id == other })?.complaint != exercise.complaint {
      page.details("What check prints at the start of \(exercise.id), shortened") {
        $0.code(exercise.shortOutput, language: "")
      }
    }
    page.details("The answer to \(exercise.id)") { page in
      if exercise.kind == .tap, !exercise.asksForRoles,
        let stacks = input.system(named: exercise.architecture.name)?.system.done.value
      {
        write(stacks, to: &page)
      }
      page.add(exercise.answer)
    }
  }

  /// Longer code is folded until the reader opens it.
  private static let maximumUnfoldedLines = 24

  private func quote(_ name: String?, in folder: String, to page: inout MarkdownPage) {
    guard let name, let quote = Quotation(of: name, in: folder, sources) else { return }
    page.paragraph(
      "\(MarkdownText.link(MarkdownText.code(name), to: "/../\(quote.file)", line: quote.line)):")
    let lines = quote.text.count { $0 == "\n" } + 1
    guard lines > Self.maximumUnfoldedLines else { return page.code(quote.text, language: "swift") }
    page.details("\(name): \(NumberText.count(lines, "line"))") { $0.code(quote.text, language: "swift") }
  }
}

extension Exercise {
  /// The part of ``shortOutput`` that says what is not solved yet.
  var complaint: Substring {
    shortOutput.firstRange(of: "NOT YET").map { shortOutput[$0.lowerBound...] } ?? ""
  }

  /// The output with only the first of the scenarios that fail and of the lines to fill in, and without the failed
  /// expectations of tests.
  var shortOutput: String {
    var (lines, items) = ([Substring](), 0)
    func endList() {
      if items > 1 { lines.append("  and \(items - 1) more") }
      items = 0
    }
    for line in output.split(separator: "\n") {
      let more = line.wholeMatch(of: #/  and (\d+) more/#).flatMap { Int($0.1) }
      if line.hasPrefix("  \"") || line.hasPrefix("  line ") {
        items += 1
      } else if items > 0, let more {
        items += more
      } else if !line.hasPrefix("      |") {
        endList()
      }
      if items < 2 {
        lines.append(line.firstRange(of: ": Expectation failed").map { line[..<$0.lowerBound] } ?? line)
      }
    }
    endList()
    return lines.joined(separator: "\n")
  }

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

/// A function or a type, quoted from the sources.
struct Quotation: Equatable {
  /// The path relative to the package's root, like those of the folder and the sources.
  let file: String
  /// The number of the first line, counted from 1.
  let line: Int
  /// The code without its common indentation.
  let text: String

  /// Nil if no source of the folder declares it.
  ///
  /// - Parameter name: a function with its type and labels, such as `List.insert(_:)`, or a type.
  init?(of name: String, in folder: String, _ sources: [String: String]) {
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) where path.hasPrefix("\(folder)/") {
      let outline = SourceOutline(Array(source.utf8))
      let parts = outline.functions + outline.types
      guard let part = parts.first(where: { $0.name == name }) else { continue }
      (file, line, text) = (path, part.lines.lowerBound + 1, part.text(in: source))
      return
    }
    return nil
  }
}
