extension Page {
  /// Writes something into a page that no table of measures has, such as a figure.
  typealias Part = (inout MarkdownPage) -> Void

  /// Renders the page for a run, without headings under which nothing is left.
  ///
  /// - Parameters:
  ///   - table: the measures of the run.
  ///   - isProse: whether the run is of the architectures that the page is about. Of others only headings, tables and
  ///     figures are rendered.
  ///   - part: what stands for a directive of the study, such as `figure answer`; nil if there is none.
  func write(
    to page: inout MarkdownPage, from table: MeasureTable, isProse: Bool = true,
    part: (String) -> Part? = { _ in nil }
  ) {
    for block in blocks where isProse || block.isForAnyArchitectures {
      if block.pieces.count == 1, case .directive(let words) = block.pieces[0].piece {
        part(words)?(&page)
        continue
      }
      let (text, problems) = rendered(block, from: table)
      if problems.contains(where: { $0.kind == .untrue }) {
        page.add(Self.leftOut)
      } else if text.hasPrefix("#"), problems.isEmpty {
        page.addHeadingIfFollowed(text)
      } else if problems.isEmpty || block.isTable {
        page.add(text)
      }
    }
  }

  /// The page's tables of measures, as the terminal shows them.
  func tables(from table: MeasureTable) -> String {
    let tables = blocks.filter(\.isTable).map { rendered($0, from: table).text }
    return tables.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// All that is wrong with the page for a run: what is not in the language, has no value, or does not hold.
  ///
  /// - Parameter part: as in ``write(to:from:isProse:part:)``.
  func problems(in table: MeasureTable, part: (String) -> Part? = { _ in nil }) -> [PageProblem] {
    malformed
      + blocks.flatMap { block in
        block.pieces.flatMap { piece, line, column in
          if case .directive(let words) = piece, part(words) == nil {
            return [problem(.malformed, line, column, NoValue("no part of this page is called '\(words)'"))]
          }
          return rendered(Block(pieces: [(piece, line, column)]), from: table).problems
        }
      }
  }

  /// What follows for each claim of the page that has its values.
  func judgements(in table: MeasureTable) -> [JudgedClaim] {
    var judgements: [JudgedClaim] = []
    for (piece, _, _) in blocks.flatMap(\.pieces) {
      guard case .claim(let claim) = piece else { continue }
      do throws(NoValue) {
        judgements.append(try claim.judgement(in: table))
      } catch {
        // Its block is left out too.
        continue
      }
    }
    return judgements
  }

  private func rendered(_ block: Block, from table: MeasureTable) -> (text: String, problems: [PageProblem]) {
    var (text, problems, isAfterAssertion) = ("", [PageProblem](), false)
    for (piece, line, column) in block.pieces {
      do throws(NoValue) {
        switch piece {
        case .text(let words):
          // Nothing stands where an assertion was.
          let isGap = text.last.map { " \n".contains($0) } ?? true
          text += isAfterAssertion && isGap ? String(words.drop { $0 == " " }) : words
        case .hole(let hole): text += try hole.text(in: table)
        case .claim(let claim): text += try claim.judgement(in: table).words
        case .assertion(let statement, let source):
          let outcome = try statement.outcome(in: table)
          if !outcome.holds {
            problems.append(problem(.untrue, line, column, NoValue("\(source): \(outcome.objection ?? "")")))
          }
        case .table(let rows):
          let (made, missing) = rows.made(from: table)
          if !made.isEmpty { text += made.markdown }
          problems += missing.map { problem(.missing, line, column, $0) }
        case .directive: break
        }
      } catch {
        problems.append(problem(.missing, line, column, error))
      }
      if case .assertion = piece { isAfterAssertion = true } else { isAfterAssertion = false }
    }
    return (block.isVerbatim ? text : Self.withoutGaps(text), problems)
  }

  private func problem(_ kind: PageProblem.Kind, _ line: Int, _ column: Int, _ reason: NoValue) -> PageProblem
  {
    PageProblem(kind: kind, file: file, line: line, column: column, reason: reason)
  }

  /// The lines without the spaces that assertions leave at their ends, and without lines that have nothing else.
  private static func withoutGaps(_ text: String) -> String {
    text.split(separator: "\n").compactMap { line in
      line.lastIndex { $0 != " " }.map { line[...$0] }
    }.joined(separator: "\n")
  }
}

extension Page.Block {
  fileprivate var isTable: Bool {
    if pieces.count == 1, case .table = pieces[0].piece { return true }
    return false
  }

  fileprivate var isVerbatim: Bool {
    if case .text(let text)? = pieces.first?.piece { return text.hasPrefix("```") }
    return false
  }
}
