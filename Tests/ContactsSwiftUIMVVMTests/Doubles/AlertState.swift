import DeclarativeKit
import Observation

/// Whether an alert is in front, as whoever shows a content view keeps it.
@MainActor @Observable final class AlertState {
  var isPresented = true

  var binding: Binding<Bool> {
    Binding(get: { self.isPresented }, set: { self.isPresented = $0 })
  }
}
