import DeclarativeKit
import Observation
import Testing

import struct TerminalKit.ScreenSnapshot

/// An alert is in front as long as its binding says so.
@Suite struct AlertTests {
  @Observable final class Model {
    var isPresented = false
    var failure: String? = "Full"
    var retries = 0
    var failuresLeft = 1

    func retry() {
      retries += 1
      guard failuresLeft > 0 else { return }
      failuresLeft -= 1
      isPresented = true
    }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      @Bindable var model = model
      Text("content")
        .alert("Error", isPresented: $model.isPresented, presenting: model.failure) { _ in
          Button("Cancel", role: .cancel) {}
          Button("Retry", role: .destructive) { model.retry() }
        } message: {
          Text("\($0) again")
        }
    }
  }

  private let model = Model()
  private let screen: TestScreen

  init() {
    screen = TestScreen(Screen(model: model))
  }

  @Test func itShowsItsMessageAndButtonsAndGoesWithAnyOfThem() throws {
    #expect(screen.snapshot.alert == nil)
    screen.perform { model.isPresented = true }
    #expect(
      screen.snapshot.alert
        == .init(
          title: "Error", message: "Full again", buttons: ["Cancel", "Retry"], destructiveButtons: ["Retry"]))
    try screen.tap("Cancel")
    #expect(screen.snapshot.alert == nil)
    #expect(!model.isPresented)
    #expect(screen.labels == ["content"])
  }

  @Test func itsActionCanWantItAgain() throws {
    screen.perform { model.isPresented = true }
    try screen.tap("Retry")
    #expect(screen.snapshot.alert != nil)
    try screen.tap("Retry")
    #expect(screen.snapshot.alert == nil)
    #expect(model.retries == 2)
  }

  @Test func itGoesWhenItsBindingSaysSo() {
    screen.perform { model.isPresented = true }
    screen.perform { model.isPresented = false }
    #expect(screen.snapshot.alert == nil)
  }

  @Test func withoutDataItDoesNotShow() {
    model.failure = nil
    screen.perform { model.isPresented = true }
    #expect(screen.snapshot.alert == nil)
  }

  @Test func withoutButtonsItHasOne() throws {
    struct Bare: View {
      @State private var isPresented = true

      var body: some View {
        Text("content").alert("Done", isPresented: $isPresented) {}
      }
    }
    let screen = TestScreen(Bare())
    #expect(screen.snapshot.alert?.buttons == ["OK"])
    try screen.tap("OK")
    #expect(screen.snapshot.alert == nil)
  }
}
