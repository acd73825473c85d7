import DeclarativeKit
import Testing

import struct TerminalKit.ScreenSnapshot

/// A view is known by its place and its type: there its state lasts.
@Suite struct IdentityTests {
  @Test func stateOutlastsTheViewValue() throws {
    let screen = TestScreen(CounterScreen())
    #expect(screen.labels == ["count 0"])
    for count in 1...3 {
      try screen.tap("More")
      #expect(screen.labels == ["count \(count)"])
    }
  }

  @Test func eachPlaceHasStateOfItsOwn() throws {
    struct Two: View {
      var body: some View {
        NavigationStack {
          Counter(side: .cancellationAction, title: "Left")
          Counter(side: .primaryAction, title: "Right")
        }
      }
    }
    let screen = TestScreen(Two())
    try screen.tap("Left")
    try screen.tap("Right")
    try screen.tap("Right")
    #expect(screen.labels == ["count 1", "count 2"])
  }

  @Test func aBranchThatComesBackBeginsAnew() throws {
    let switching = Switch()
    let screen = TestScreen(Branches(switching: switching))
    try screen.tap("More")
    #expect(screen.labels == ["count 1"])
    screen.perform { switching.isOn = false }
    #expect(screen.snapshot.placeholder?.text == "off")
    screen.perform { switching.isOn = true }
    #expect(screen.labels == ["count 0"])
  }

  @Test func bothBranchesOfAnIfAreDifferentPlaces() throws {
    struct Either: View {
      let switching: Switch

      var body: some View {
        NavigationStack {
          if switching.isOn { Counter() } else { Counter() }
        }
      }
    }
    let switching = Switch()
    let screen = TestScreen(Either(switching: switching))
    try screen.tap("More")
    screen.perform { switching.isOn = false }
    try screen.tap("More")
    try screen.tap("More")
    #expect(screen.labels == ["count 2"])
  }

  @Test func anotherValueAtTheSamePlaceKeepsTheState() throws {
    struct Named: View {
      let switching: Switch

      var body: some View {
        NavigationStack { Counter(name: switching.isOn ? "on" : "off") }
      }
    }
    let switching = Switch()
    let screen = TestScreen(Named(switching: switching))
    try screen.tap("More")
    #expect(screen.labels == ["on 1"])
    screen.perform { switching.isOn = false }
    #expect(screen.labels == ["off 1"])
  }

  @Test func elementsAreKnownByTheirIdentityAndNotByTheirPlace() throws {
    let model = Names(["Ada", "Bob"])
    struct All: View {
      let model: Names

      var body: some View {
        ForEach(model.names, id: \.self) { Remembering(name: $0) }
      }
    }
    let screen = TestScreen(All(model: model))
    #expect(screen.labels == ["Ada, first Ada", "Bob, first Bob"])
    screen.perform { model.names = ["Bob"] }
    #expect(screen.labels == ["Bob, first Bob"])
  }

  @Test func oneValueThatHasStateCannotBeAtTwoPlaces() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = TestScreen(Twice())
      }
    }
  }
}

/// Counts the taps on its button.
struct Counter: View {
  var side = ToolbarItemPlacement.primaryAction
  var title = "More"
  var name = "count"
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)")
      .toolbar {
        ToolbarItem(placement: side) {
          Button(title) { count += 1 }
        }
      }
  }
}

/// Shows one value at two places.
private struct Twice: View {
  let counter = Counter()

  var body: some View {
    NavigationStack {
      counter
      counter
    }
  }
}

private struct CounterScreen: View {
  var body: some View {
    NavigationStack { Counter() }
  }
}

/// Says what it was made with at first.
private struct Remembering: View {
  let name: String
  @State private var first: String

  init(name: String) {
    self.name = name
    _first = State(initialValue: name)
  }

  var body: some View {
    Text("\(name), first \(first)")
  }
}

private struct Branches: View {
  let switching: Switch

  var body: some View {
    NavigationStack {
      if switching.isOn {
        Counter()
      } else {
        ContentUnavailableView { Text("off") }
      }
    }
  }
}
