/// A part of a screen, described by a value: what it shows follows from its properties.
public protocol View {
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Puts what the view shows on the screen, at its place in the tree. Views of the kit implement it; all others are
  /// made of their ``body``.
  func _makeView(_ inputs: _ViewInputs)
}

extension View {
  public func _makeView(_ inputs: _ViewInputs) {
    inputs.connectProperties(of: self)
    body._makeView(inputs.child(0, of: Body.self))
  }
}

/// A view of the kit, which has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("a view of the kit has no body") }
}

extension Never: View {
  public var body: Never { preconditionFailure("a view of the kit has no body") }
}

/// What a view needs to take its place on a screen.
public struct _ViewInputs {
  let node: Node
  let graph: ViewGraph
  /// Where texts, buttons, fields and rows go: the screen, or a part of it such as a toolbar.
  var output: Output
  var environment: EnvironmentValues

  /// The place of a child, by its number among its siblings. A child of another type than before is another child.
  ///
  /// - Parameter output: where the child's output is kept apart.
  func child(_ place: Int, of type: any Any.Type, into output: Output? = nil) -> _ViewInputs {
    var inputs = at(node.child(place, of: ObjectIdentifier(type), in: graph))
    if let output { inputs.output = output }
    return inputs
  }

  /// Another place with all else the same.
  func at(_ node: Node) -> _ViewInputs {
    _ViewInputs(node: node, graph: graph, output: output, environment: environment)
  }
}
