import DeclarativeKit
import Testing

import struct TerminalKit.ScreenSnapshot

/// What views do as they come, go and change: once the screen shows what they say.
@Suite struct AppearanceTests {
  private let record = Record()
  private let switching = Switch()

  @Test func aViewAppearsOnceAndDisappearsWhenItGoes() {
    let screen = TestScreen(Coming(switching: switching, record: record))
    #expect(record.take() == ["appeared"])
    screen.perform {}
    #expect(record.take() == [])
    screen.perform { switching.isOn = false }
    #expect(record.take() == ["disappeared"])
    screen.perform { switching.isOn = true }
    #expect(record.take() == ["appeared"])
  }

  @Test func whatAppearingChangesIsSeenInTheSameEvent() {
    struct Screen: View {
      @State private var text = "made"

      var body: some View {
        Text(text).onAppear { text = "appeared" }
      }
    }
    #expect(TestScreen(Screen()).labels == ["appeared"])
  }

  @Test func aChangeIsToldWithTheOldAndTheNewValue() {
    struct Screen: View {
      let names: Names
      let record: Record

      var body: some View {
        Text("content")
          .onChange(of: names.names) { old, new in record.add("\(old) \(new)") }
          .onChange(of: names.names.count, initial: true) { record.add("count") }
      }
    }
    let names = Names(["a"])
    let screen = TestScreen(Screen(names: names, record: record))
    #expect(record.take() == ["count"])
    screen.perform { names.names = ["b"] }
    #expect(record.take() == [#"["a"] ["b"]"#])
    screen.perform { names.names = ["b", "c"] }
    #expect(record.take() == [#"["b"] ["b", "c"]"#, "count"])
  }

  @Test func aTaskRunsWhileItsViewIsThere() async {
    let wait = Waiting()
    let screen = TestScreen(Working(switching: switching, wait: wait, record: record))
    #expect(record.take() == ["0 begun"])
    screen.perform { switching.isOn = false }
    await wait.end()
    #expect(record.take() == ["0 cancelled"])
  }

  @Test func aTaskBeginsAnewWhereItsValueChanges() async {
    let wait = Waiting()
    let names = Names([])
    let screen = TestScreen(Working(switching: switching, names: names, wait: wait, record: record))
    screen.perform { names.names = ["a"] }
    #expect(record.take() == ["0 begun", "1 begun"])
    await wait.end()
    #expect(record.take().sorted() == ["0 cancelled", "1 done"])
    withExtendedLifetime(screen) {}
  }
}

private struct Coming: View {
  let switching: Switch
  let record: Record

  var body: some View {
    if switching.isOn {
      Text("here").onAppear { record.add("appeared") }.onDisappear { record.add("disappeared") }
    }
  }
}

private struct Working: View {
  let switching: Switch
  var names = Names([])
  let wait: Waiting
  let record: Record

  var body: some View {
    if switching.isOn {
      let count = names.names.count
      Text("working").task(id: count) {
        record.add("\(count) begun")
        await wait.untilItEnds()
        record.add("\(count) \(Task.isCancelled ? "cancelled" : "done")")
        wait.taskEnded()
      }
    }
  }
}

/// Something that several tasks wait for, until a test ends it.
final class Waiting {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Has an element for each task that has come to its end.
  private let ended = AsyncStream.makeStream(of: Void.self)

  func untilItEnds() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  /// What a task says that has done what it had left to do.
  func taskEnded() {
    ended.continuation.yield()
  }

  /// Ends the wait, and returns when every task that waited has come to its end.
  func end() async {
    for continuation in waiting {
      continuation.resume()
      for await _ in ended.stream { break }
    }
    waiting = []
  }
}
