import Measurement
import TerminalKit

extension Workload {
  /// Adding, with the list kept near its size: a subject that has grown by a tenth is replaced by a new one.
  static let addContact = Workload(
    .add, growsList: true
  ) { participant, fixture in
    let growth = Growth(size: fixture.stored.count, isLinear: participant.isLinear)
    var subject = launched(participant, fixture, growth: growth.limit - growth.batch)
    var added = subject.numberOfRows - fixture.stored.count
    var next = 0
    return WorkloadRun(operations: growth.batch) {
      if added + growth.batch > growth.limit {
        subject = launched(participant, fixture)
        added = 0
      }
      let drafts = (next..<next + growth.batch).map { fixture.added[$0 % fixture.added.count] }
      next += growth.batch
      added += growth.batch
      return { [subject] in
        for draft in drafts { subject.add(draft) }
      }
    } verify: {
      try expect(subject, of: participant, toHaveRows: fixture.stored.count + added)
    }
  }
  .with(.observed, behind: ReferenceParticipant.toolkit)
  .with(.referenceScreens, behind: ReferenceParticipant.reference)
}

/// How far a list may grow while it counts as one of its size.
struct Growth {
  /// How many elements are added at most.
  let limit: Int
  /// How many are added in one batch.
  let batch: Int

  /// - Parameter isLinear: whether each addition takes longer the more elements there are. On long lists a batch has
  ///   fewer of them then, so that such a participant does not take up the time of all the others.
  init(size: Int, isLinear: Bool = false) {
    limit = max(1, size / 10)
    let batch = min(limit, Workload.smallBatch)
    self.batch = isLinear ? max(1, min(batch, Self.linearWork / size)) : batch
  }

  /// The elements that a batch may pass, if each addition passes all of them.
  private static let linearWork = 2_000_000
}

extension Workload {
  static let addRejected = Workload(
    .addRejected
  ) { participant, fixture in
    repeating(smallBatch, participant, fixture) { $0.reject() }
  }

  static let openCancel = Workload(
    .openCancel
  ) { participants, fixture in
    participants.filter { $0.makeApp != nil }.map { participant in
      WorkloadEntry(name: participant.name) {
        repeating(smallBatch, participant, fixture) { subject in
          subject.openAdd()
          subject.cancelAdd()
        }
      }
    }
  }
}

extension Workload {
  /// Scrolling through the whole list, in stretches: the median of many short samples is steadier than that of a few
  /// long ones.
  static let scrollThrough = Workload(
    .scroll
  ) { participant, fixture in
    let stretches = ScrollPath.stretches(of: fixture.stored.count, pages: ScrollSize.longestStretch)
    let subject = launched(participant, fixture)
    var next = 0
    return WorkloadRun(operations: stretches[0].operations) {
      let path = stretches[next]
      next = (next + stride) % stretches.count
      subject.show(row: path.start)
      return { subject.scroll(along: path) }
    } verify: {
      try expect(subject, of: participant, toHaveRows: fixture.stored.count)
    }
  }

  /// A prime larger than the number of stretches: few samples are spread over the list, and many cover all of it.
  private static let stride = 100_003

  static let screenful = Workload(
    .screenful
  ) { participant, fixture in
    let path = ScrollPath(through: fixture.stored.count, pages: 1)
    return repeating(smallBatch, participant, fixture) { $0.scroll(along: path) }
  }
}

/// A way down a part of the list by whole pages, and back.
package struct ScrollPath {
  /// The row at the top when it begins, and again when it ends.
  package let start: Int
  /// How many pages it goes down, and then up.
  package let pages: Int
  /// The rows that come into view, page by page.
  package let rowsPassed: [Range<Int>]

  /// The way from a row to the end of a list of `count` rows, or to the end of the page `pages` if that comes first.
  init(through count: Int, from start: Int = 0, pages: Int = .max) {
    let starts = stride(from: start + ScrollSize.screenful, to: count, by: ScrollSize.screenful)
    let down = starts.prefix(pages).map { $0..<min($0 + ScrollSize.screenful, count) }
    let top = down.last.map { $0.upperBound - ScrollSize.screenful } ?? start
    let up = stride(from: top, to: start, by: -ScrollSize.screenful).map {
      max($0 - ScrollSize.screenful, start)..<$0
    }
    self.start = start
    self.pages = down.count
    rowsPassed = down + up
  }

  /// Ways of so many pages that together pass the whole list; one, where the list has no more pages than that.
  static func stretches(of count: Int, pages: Int) -> [ScrollPath] {
    let length = pages * ScrollSize.screenful
    let lastStart = count - length - ScrollSize.screenful
    guard lastStart > 0 else { return [ScrollPath(through: count)] }
    return stride(from: 0, to: lastStart + length, by: length).map {
      ScrollPath(through: count, from: min($0, lastStart), pages: pages)
    }
  }

  /// How many rows come into view; at least 1, for a list that fits into the window has to be counted by something.
  var operations: Int {
    max(1, rowsPassed.reduce(0) { $0 + $1.count })
  }
}

/// The part of the list that shows at once: a small window, so that even ten rows have to be scrolled.
enum Viewport {
  static let screen = ScreenSize(columns: 40, rows: 12)
}
