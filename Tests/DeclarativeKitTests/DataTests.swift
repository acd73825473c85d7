import DeclarativeKit
import Observation
import Testing

import struct TerminalKit.ScreenSnapshot

/// Bindings, objects and the environment: how a value reaches the views that show it and those that change it.
@Suite struct DataTests {
  @Test func whatIsTypedGoesThroughABindingIntoState() throws {
    struct Screen: View {
      @State private var name = "Ada"

      var body: some View {
        Text("Hello \(name)")
        Inner(name: $name)
      }
    }
    struct Inner: View {
      @Binding var name: String

      var body: some View {
        TextField("Name", text: $name)
      }
    }
    let screen = TestScreen(Screen())
    try screen.window.type(" L", into: "Name")
    #expect(screen.labels == ["Hello Ada L"])
    try screen.window.clear(field: "Name")
    #expect(screen.labels == ["Hello "])
    #expect(screen.snapshot.fields.map(\.text) == [""])
  }

  @Test func aFieldShowsWhatItsBindingSays() {
    let model = Form()
    let screen = TestScreen(FormScreen(form: model))
    screen.perform { model.person.name = "Grace" }
    #expect(screen.snapshot.fields.map(\.text) == ["Grace"])
  }

  @Test func aBindingReachesIntoAnObjectAndAValue() throws {
    let model = Form()
    let screen = TestScreen(FormScreen(form: model))
    try screen.window.type("Bob", into: "Name")
    #expect(model.person == Person(name: "Bob", age: 36))
  }

  @Test func aConstantBindingStaysAsItIs() throws {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func stateWithoutAPlaceHasItsInitialValueAndLosesWhatIsSet() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    state.projectedValue.wrappedValue = 3
    #expect(state.wrappedValue == 1)
    let empty: State<Int?> = State()
    #expect(empty.wrappedValue == nil)
  }

  @Test func anObjectInStateIsTheFirstOneThatWasGiven() {
    struct Outer: View {
      let switching: Switch

      var body: some View {
        Holder(names: Names([switching.isOn ? "first" : "second"]))
      }
    }
    struct Holder: View {
      @State var names: Names

      var body: some View {
        Text(names.names[0])
      }
    }
    let switching = Switch()
    let screen = TestScreen(Outer(switching: switching))
    screen.perform { switching.isOn = false }
    #expect(screen.labels == ["first"])
  }

  @Test func aScreenIsMadeAnewOnlyForWhatItHasRead() {
    let (names, record) = (Names(["Ada"]), Record())
    struct Screen: View {
      let names: Names
      let record: Record

      var body: some View {
        record.add("made")
        return Text("still")
      }
    }
    let screen = TestScreen(Screen(names: names, record: record))
    screen.perform { names.names = [] }
    #expect(record.take() == ["made"])
  }

  @Test func theEnvironmentReachesAllViewsBelowAndCanBeSetAnewOnTheWay() {
    struct Screen: View {
      let names: Names

      var body: some View {
        Group {
          Reader()
          Reader().environment(\.greeting, "Bye")
        }
        .environment(\.greeting, "Hello")
        .environment(names)
      }
    }
    struct Reader: View {
      @Environment(\.greeting) private var greeting
      @Environment(Names.self) private var names

      var body: some View {
        Text("\(greeting) \(names.names[0])")
      }
    }
    let names = Names(["Ada"])
    let screen = TestScreen(Screen(names: names))
    #expect(screen.labels == ["Hello Ada", "Bye Ada"])
    screen.perform { names.names = ["Bob"] }
    #expect(screen.labels == ["Hello Bob", "Bye Bob"])
  }

  @Test func anObjectThatIsMissingInTheEnvironmentEndsTheApp() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TestScreen(NeedsNames()) }
    }
  }

  @Test func aDisabledButtonCannotBeTapped() throws {
    struct Screen: View {
      @Bindable var switching: Switch

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            Group { Button("Go") { switching.isOn.toggle() } }.disabled(!switching.isOn)
          }
        }
      }
    }
    let switching = Switch()
    let screen = TestScreen(Screen(switching: switching))
    try screen.tap("Go")
    #expect(!switching.isOn)
    #expect(screen.snapshot.rightButton == .init(title: "Go", isEnabled: false))
  }
}

private struct Person: Equatable {
  var name = ""
  var age = 36
}

@Observable
private final class Form {
  var person = Person()
}

private struct FormScreen: View {
  let form: Form

  var body: some View {
    @Bindable var form = form
    TextField("Name", text: $form.person.name)
  }
}

private struct NeedsNames: View {
  @Environment(Names.self) private var names

  var body: some View {
    Text(names.names[0])
  }
}

private enum GreetingKey: EnvironmentKey {
  static let defaultValue = "?"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
