import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading
import TerminalKit
import TestSupport
import Testing

@testable import BehaviourProof

@MainActor
@Suite(.waits) struct TapTracerTests {
  @Test func aFrameIsReadFromADemangledName() {
    typealias Frame = TapResults.CallFrame
    #expect(Frame(demangled: "List.tapped()") == Frame(type: "List", function: "tapped()"))
    #expect(
      Frame(demangled: "closure #1 in List.viewDidLoad()")
        == Frame(type: "List", function: "closure in viewDidLoad()"))
    #expect(
      Frame(demangled: "closure #1 in closure #2 in A.b(_:didAdd:)")
        == Frame(type: "A", function: "closure in b(_:didAdd:)"))
    #expect(Frame(demangled: "main") == nil)
  }

  #if os(Linux)
    /// The library that reads stacks looks at everything that is mapped, in a list that may be old by then.
    @Test func aStackIsReadWhileOtherThreadsMapAndUnmapFiles() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("mapped-\(UUID().uuidString)")
        .path
      try Data(count: 1 << 16).write(to: URL(fileURLWithPath: file))
      defer { unlink(file) }
      let descriptor = open(file, O_RDONLY)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      let mapping = Task.detached {
        while !Task.isCancelled {
          let mapped = (0..<20).map { _ in mmap(nil, 1 << 16, PROT_READ, MAP_SHARED, descriptor, 0) }
          for case let start? in mapped where start != MAP_FAILED { munmap(start, 1 << 16) }
        }
      }
      for _ in 0..<200 {
        _ = CallStack.frames(ofModule: "BehaviourProofTests", inFolder: "Tests/BehaviourProofTests")
      }
      mapping.cancel()
      await mapping.value
    }

    @Test(arguments: ArchitectureCatalog.every)
    func everyTapReachesStorageAndScreen(architecture: Architecture) throws {
      let stacks = try #require(TapTracer().stacks(ofTap: "Done", in: architecture).value)
      #expect(stacks.first { $0.destination != .observedState }?.destination == .storage)
      // A declarative list follows the rows by itself.
      let isDeclarative = architecture.toolkit == .declarative
      #expect(stacks.last?.destination == (isDeclarative ? .rows : .screen))
      for stack in stacks {
        #expect(!stack.frames.isEmpty)
      }
      // Whoever shows the list hears of it in the end, whatever lies between.
      let last = try #require(stacks.last?.frames.last?.type)
      #expect(isDeclarative ? last.hasPrefix("ContactList") : last == "ContactListViewController")
      // Nobody but the toolkit calls a screen's life cycle.
      for stack in stacks {
        for (caller, called) in zip(stack.frames, stack.frames.dropFirst())
        where called.function.hasPrefix("view") {
          #expect(caller.type == TapResults.CallFrame.toolkit)
        }
      }
    }

    /// An app may have its list in a stack of screens from the start.
    @Test func aListInANavigationControllerIsFollowedAlike() throws {
      let architecture = ArchitectureCatalog.all[0]
      let wrapped = Architecture(name: architecture.name, roles: []) {
        StackedApp(app: architecture.makeApp($0))
      }
      let stacks = try #require(TapTracer().stacks(ofTap: "Done", in: wrapped).value)
      let own = try #require(TapTracer().stacks(ofTap: "Done", in: architecture).value)
      #expect(stacks.map(\.destination) == own.map(\.destination))
    }

    @Test(arguments: ArchitectureCatalog.every)
    func cancelClosesTheScreenAndReachesNothingElse(architecture: Architecture) throws {
      let stacks = try #require(TapTracer().stacks(ofTap: "Cancel", in: architecture).value)
      // A declarative toolkit closes it by itself, once the state says so.
      #expect(
        stacks.map(\.destination) == [architecture.toolkit == .declarative ? .observedState : .dismissal])
      #expect(stacks.first?.frames.isEmpty == false)
    }

    @Test func aTapThatCannotBeDoneSaysWhy() {
      let missing = TapTracer().stacks(ofTap: "Nowhere", in: ArchitectureCatalog.all[0])
      guard case .notMeasured(let reason) = missing else {
        Issue.record("a tap on no button was followed")
        return
      }
      #expect(reason.hasPrefix("the tap could not be done: "))
    }
  #endif
}

/// An app whose first screen is in a navigation controller.
@MainActor
private final class StackedApp: App {
  private let app: any App
  let rootViewController: ViewController

  init(app: any App) {
    self.app = app
    rootViewController = NavigationController(rootViewController: app.rootViewController)
  }
}
