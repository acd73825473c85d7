package import ArchitectureCatalog
import ContactsDomain
import ContactsRows
package import Measurement
import Observation
import TerminalKit

/// Follows one tap through an architecture, from outside: reads the call stack whenever the tap reaches something
/// that the tracer has put in its way.
@MainActor
package struct TapTracer {
  package nonisolated static let tap = "Done on the Add screen, with two names typed"

  package init() {}

  /// The way of a tap on this button of the Add screen, with two names typed, or why there is none.
  package func stacks(ofTap button: String, in architecture: Architecture) -> Measured<[TapResults.Stack]> {
    if let unavailabilityReason = CallStack.unavailabilityReason {
      return .notMeasured(reason: unavailabilityReason)
    }
    do {
      return .measured(try follow(button, in: architecture))
    } catch {
      return .notMeasured(reason: "the tap could not be done: \(error)")
    }
  }

  private func follow(_ button: String, in architecture: Architecture) throws -> [TapResults.Stack] {
    let recorder = StackRecorder(
      module: "Contacts\(architecture.name)", folder: architecture.sourceFolder)
    let repository = TracedRepository(recorder)
    let app = architecture.makeApp(repository)
    let root = app.rootViewController
    let window = Window(rootViewController: root)
    window.makeKeyAndVisible()
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")

    root.presentedViewController?.view.addSubview(DismissalProbe(recorder))
    let list = (root as? NavigationController)?.topViewController ?? root
    let table = list.view.subviews.lazy.compactMap { $0 as? TableView }.first
    let dataSource = table?.dataSource.map { TracedDataSource($0, recorder) }
    table?.dataSource = dataSource
    recorder.isRecording = true
    recorder.watchState(of: list)
    let probe: @Sendable () -> Void = { MainActor.assumeIsolated { recorder.record(.rows) } }
    try ContactRows.$insertionProbe.withValue(probe) { try window.tap(button: button) }
    return recorder.stacks
  }
}

/// Keeps the stacks of one tap, the first one for each destination.
@MainActor
final class StackRecorder {
  private let module: String
  private let folder: String
  private(set) var stacks: [TapResults.Stack] = []
  var isRecording = false

  /// - Parameters:
  ///   - module: the module whose functions count.
  ///   - folder: the folder of its sources.
  init(module: String, folder: String) {
    self.module = module
    self.folder = folder
  }

  func record(_ destination: TapResults.Destination) {
    guard isRecording, !stacks.contains(where: { $0.destination == destination }) else { return }
    let frames = CallStack.frames(ofModule: module, inFolder: folder)
    // What a declarative toolkit does by itself, once the state is another one, is no call of the app.
    guard !frames.isEmpty else { return }
    stacks.append(TapResults.Stack(destination: destination, frames: frames))
  }

  /// Records the stack at which state is about to change that the screen reads when it updates itself.
  func watchState(of viewController: ViewController) {
    withObservationTracking {
      viewController.updateProperties()
    } onChange: {
      MainActor.assumeIsolated { self.record(.observedState) }
    }
  }
}

/// A repository in memory that tells the recorder when it is asked to store a contact.
@MainActor
final class TracedRepository: @MainActor ContactRepository {
  private let repository = InMemoryContactRepository()
  private let recorder: StackRecorder

  init(_ recorder: StackRecorder) {
    self.recorder = recorder
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    recorder.record(.storage)
    return try repository.add(name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try repository.remove(id)
  }
}

/// A data source that tells the recorder when the table asks for the number of its rows.
@MainActor
final class TracedDataSource: TableViewDataSource {
  private let dataSource: any TableViewDataSource
  private let recorder: StackRecorder

  init(_ dataSource: any TableViewDataSource, _ recorder: StackRecorder) {
    self.dataSource = dataSource
    self.recorder = recorder
  }

  func numberOfRows(in tableView: TableView) -> Int {
    recorder.record(.screen)
    return dataSource.numberOfRows(in: tableView)
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    dataSource.tableView(tableView, cellForRowAt: row)
  }
}

/// An empty view that tells the recorder when the screen that it is on goes away.
@MainActor
final class DismissalProbe: View {
  private let recorder: StackRecorder

  init(_ recorder: StackRecorder) {
    self.recorder = recorder
  }

  override func didMoveToWindow() {
    if !isInWindow { recorder.record(.dismissal) }
  }
}
