package import ArchitectureCatalog
import ContactsDomain
import Report
package import Results
import TerminalKit

/// Follows one tap through an architecture, from outside: reads the call stack whenever the tap reaches something
/// that the tracer has put in its way.
@MainActor
package struct TapTracer {
  /// What is tapped.
  package static let tap = "Done on the Add screen, with two names typed"

  package init() {}

  /// The traces of the architectures, or why there are none.
  package func run(_ architectures: [Architecture]) -> TapResults {
    guard CallStack.isSupported else {
      return TapResults(
        tap: Self.tap, traces: .notMeasured(reason: "call stacks can be read by name on Linux only"))
    }
    do {
      return TapResults(tap: Self.tap, traces: .measured(try architectures.map(trace)))
    } catch {
      return TapResults(tap: Self.tap, traces: .notMeasured(reason: "the tap could not be done: \(error)"))
    }
  }

  private func trace(_ architecture: Architecture) throws -> TapResults.Trace {
    let recorder = StackRecorder(folder: architecture.sourceFolder)
    let repository = TracedRepository(recorder)
    let app = architecture.makeApp(repository)
    let root = app.rootViewController
    let window = Window(rootViewController: root)
    window.makeKeyAndVisible()
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")

    root.presentedViewController?.view.addSubview(DismissalProbe(recorder))
    let table = root.view.subviews.lazy.compactMap { $0 as? TableView }.first
    let dataSource = table?.dataSource.map { TracedDataSource($0, recorder) }
    table?.dataSource = dataSource
    recorder.isRecording = true
    recorder.watchState(of: root)
    try window.tap(button: "Done")
    return TapResults.Trace(architecture: architecture.name, stacks: recorder.stacks)
  }
}
