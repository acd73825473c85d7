public import TerminalKit

/// An app, described by its first screen.
public protocol App {
  associatedtype Body: Scene
  /// What the app shows.
  @SceneBuilder var body: Body { get }
}

/// A part of an app that has a window of its own.
public protocol Scene {
  func _makeScene(_ inputs: _ViewInputs)
}

/// Makes the scene of those in a block. A terminal has one window.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with a screen in it.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _makeScene(_ inputs: _ViewInputs) {
    content._makeView(inputs.child(0, of: Content.self))
  }
}

/// A running app of views.
public final class HostedApp<Content: App>: TerminalKit.App {
  public let rootViewController: ViewController

  public init(_ app: Content) {
    rootViewController = NavigationController(
      rootViewController: HostingController(rootView: AppView(app: app)))
  }

  nonisolated deinit {}
}

private struct AppView<Content: App>: PrimitiveView {
  let app: Content

  func _makeView(_ inputs: _ViewInputs) {
    inputs.connectProperties(of: app)
    app.body._makeScene(inputs.child(0, of: Content.Body.self))
  }
}
