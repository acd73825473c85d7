import ArchitectureCatalog
import ContactsDomain
import Foundation
import Measurement
import Observation
import TerminalKit

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

/// Follows one tap through an architecture, from outside: reads the call stack whenever the tap reaches something
/// that the tracer has put in its way.
@MainActor
struct TapTracer {
  /// What is tapped.
  nonisolated static let tap = "Done on the Add screen, with two names typed"

  /// The way of a tap on this button of the Add screen, with two names typed, or why there is none.
  func stacks(ofTap button: String, in architecture: Architecture) -> Measured<[TapResults.Stack]> {
    if let obstacle = CallStack.obstacle {
      return .notMeasured(reason: obstacle)
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
    let table = root.view.subviews.lazy.compactMap { $0 as? TableView }.first
    let dataSource = table?.dataSource.map { TracedDataSource($0, recorder) }
    table?.dataSource = dataSource
    recorder.isRecording = true
    recorder.watchState(of: root)
    try window.tap(button: button)
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
    stacks.append(
      TapResults.Stack(destination: destination, frames: CallStack.frames(ofModule: module, inFolder: folder))
    )
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

/// The functions that are being called, read from the stack and the debug information of the program.
enum CallStack {
  #if os(Linux) && canImport(Runtime)
    /// Why stacks can't be read by name here; nil where they can. An optimised build has folded functions into those
    /// that call them.
    static let obstacle: String? = {
      #if DEBUG
        nil
      #else
        "an optimised build has functions folded into others: run it without -c release"
      #endif
    }()

    /// The functions on the stack that the module has in the files of the folder, the outermost call first. Where the
    /// toolkit is called and calls back, the one that was called stands between them.
    static func frames(ofModule module: String, inFolder folder: String) -> [TapResults.CallFrame] {
      guard let backtrace = capture() else { return [] }
      let isOwn = { (symbol: SymbolicatedBacktrace.Symbol) in
        symbol.rawName.hasPrefix(prefix(ofModule: module))
      }
      let symbols = { (options: Backtrace.SymbolicationOptions) -> [SymbolicatedBacktrace.Symbol] in
        (backtrace.symbolicated(options: options)?.frames ?? []).reversed().compactMap(\.symbol)
          .filter { !$0.isSwiftThunk && (isOwn($0) || $0.isOfToolkit) }
      }
      // A debug build inlines nothing, and its symbols tell all functions but those that a macro has written from the
      // others. What else there is takes a second a stack: the debug information of the program is read for each frame.
      let simple = symbols(.useSymbolCache)
      let found =
        simple.contains { isOwn($0) && $0.mayBeOfMacro }
        ? symbols(.default).filter {
          $0.isOfToolkit || $0.sourceLocation?.path.contains("/\(folder)/") == true
        }
        : simple
      var frames: [TapResults.CallFrame] = []
      var toolkitCall: TapResults.CallFrame?
      for symbol in found {
        guard let called = TapResults.CallFrame(demangled: symbol.name) else { continue }
        if isOwn(symbol) {
          frames += [toolkitCall, called].compactMap(\.self)
          toolkitCall = nil
        } else if !frames.isEmpty, toolkitCall == nil {
          toolkitCall = TapResults.CallFrame(type: TapResults.CallFrame.toolkit, function: called.function)
        }
      }
      return frames
    }

    /// What the mangled names of a module's functions begin with.
    fileprivate static func prefix(ofModule module: String) -> String { "$s\(module.utf8.count)\(module)" }

    private static func capture() -> Backtrace? {
      do {
        return try Backtrace.capture()
      } catch {
        // No stack is told from an empty one by the caller: a tap without a single function is an error there.
        return nil
      }
    }
  #else
    static let obstacle: String? = "call stacks can be read by name on Linux only"

    static func frames(ofModule module: String, inFolder folder: String) -> [TapResults.CallFrame] { [] }
  #endif
}

#if os(Linux) && canImport(Runtime)
  extension SymbolicatedBacktrace.Symbol {
    /// Whether it is a function of the toolkit.
    fileprivate var isOfToolkit: Bool { rawName.hasPrefix(CallStack.prefix(ofModule: "TerminalKit")) }

    /// Whether it is called as what Observation's macro writes: the accessors of a property, and what they call.
    fileprivate var mayBeOfMacro: Bool {
      [".getter", ".setter", ".modify", ".read", "(keyPath:"].contains { name.contains($0) }
    }
  }
#endif

extension TapResults.CallFrame {
  /// A frame from a demangled name such as `closure #1 in List.viewDidLoad()` or `Presenter.doneTapped(first:)`.
  init?(demangled name: String) {
    var words = name
    var isClosure = false
    while let range = words.range(of: " in ") {
      isClosure = isClosure || words.hasPrefix("closure") || words.hasPrefix("implicit closure")
      words = String(words[range.upperBound...])
    }
    guard let dot = words.firstIndex(of: ".") else { return nil }
    let function = String(words[words.index(after: dot)...])
    self.init(type: String(words[..<dot]), function: isClosure ? "closure in \(function)" : function)
  }
}
