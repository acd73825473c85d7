import DeclarativeKit
import Observation

/// What was typed, as whoever shows a content view keeps it.
@MainActor @Observable final class TypedNames {
  var first = ""
  var last = ""

  var firstBinding: Binding<String> {
    Binding(get: { self.first }, set: { self.first = $0 })
  }

  var lastBinding: Binding<String> {
    Binding(get: { self.last }, set: { self.last = $0 })
  }
}
