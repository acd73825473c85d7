import TerminalKit

/// What a modifier of the kit does before and after the views that it modifies take their places.
protocol Modifier {
  func modify(_ inputs: inout _ViewInputs)
  /// - Parameter contents: what the modified views have put on the screen.
  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>)
}

extension Modifier {
  func modify(_ inputs: inout _ViewInputs) {}
  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {}
}

struct ModifiedContent<Content: View, M: Modifier>: PrimitiveView {
  let content: Content
  let modifier: M

  func _makeView(_ inputs: _ViewInputs) {
    var inner = inputs.child(0, of: Content.self)
    modifier.modify(&inner)
    let start = inputs.output.contents.count
    content._makeView(inner)
    modifier.finish(inputs, contents: inputs.output.contents[start...])
  }
}

extension View {
  func modifier<M: Modifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
