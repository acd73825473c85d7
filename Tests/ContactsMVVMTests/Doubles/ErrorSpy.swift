/// Remembers the errors that a view model has told its view.
@MainActor final class ErrorSpy {
  private(set) var messages: [String] = []

  func tell(_ message: String) {
    messages.append(message)
  }
}
