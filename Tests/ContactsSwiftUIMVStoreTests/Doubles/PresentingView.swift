import DeclarativeKit

/// A screen that has another one in front of it from the start.
@MainActor struct PresentingView<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isPresented = true

  var body: some View {
    Text("Behind").sheet(isPresented: $isPresented, content: content)
  }
}
