import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading
import TerminalKit
import TestSupport
import Testing

@testable import Workbench

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
        _ = CallStack.frames(ofModule: "WorkbenchTests", inFolder: "Tests/WorkbenchTests")
      }
      mapping.cancel()
      await mapping.value
    }

    @Test(arguments: ArchitectureCatalog.all)
    func everyTapReachesStorageAndScreen(architecture: Architecture) throws {
      let stacks = try #require(TapTracer().stacks(ofTap: "Done", in: architecture).value)
      #expect(stacks.first?.destination == .storage)
      #expect(stacks.last?.destination == .screen)
      for stack in stacks {
        #expect(!stack.frames.isEmpty)
      }
      // Whoever shows the list hears of it in the end, whatever lies between.
      #expect(stacks.last?.frames.last?.type == "ContactListViewController")
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

    @Test(arguments: ArchitectureCatalog.all)
    func cancelClosesTheScreenAndReachesNothingElse(architecture: Architecture) throws {
      let stacks = try #require(TapTracer().stacks(ofTap: "Cancel", in: architecture).value)
      #expect(stacks.map(\.destination) == [.dismissal])
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

@MainActor
@Suite(.waits) struct StructureCountTests {
  private let root = PackageFolder.root

  @Test func everyFileOfAnArchitecturePlaysOneRole() throws {
    let sources = try StructureCount(root: root).sources(of: ArchitectureCatalog.all)
    #expect(sources.map(\.name) == ArchitectureCatalog.all.map(\.name))
    for architecture in sources {
      let inRoles = architecture.roles.flatMap(\.files)
      #expect(inRoles.sorted() == architecture.metrics.files.map(\.path).sorted())
      #expect(
        architecture.roles.map(\.counts.codeLines).reduce(0, +) == architecture.metrics.counts.codeLines)
    }
  }

  @Test func sharedModulesAreCountedWithPathsFromThePackage() throws {
    let count = StructureCount(root: root)
    let structure = try count.shared(
      by: ArchitectureCatalog.all, counted: count.sources(of: ArchitectureCatalog.all))
    #expect(structure.shared.map(\.path) == ["Sources/ContactsDomain", "Sources/TerminalKit"])
    #expect(structure.shared.allSatisfy { $0.counts.codeLines > 0 })
  }

  /// Alike in path and in every byte; one by itself has no other.
  @Test func whatAllHaveAlikeIsNamed() throws {
    let package = try SmallPackage()
    let (one, two) = (SmallPackage.architectures[0], SmallPackage.architectures[1])
    for folder in [StructureCount.domainFolder, StructureCount.toolkitFolder] {
      try package.write("struct A {}\n", to: "\(folder)/A.swift")
    }
    for (folder, names) in [(one.sourceFolder, ["A", "B", "C"]), (two.sourceFolder, ["A", "B", "D"])] {
      for name in names { try package.write("let \(name) = 1\n", to: "\(folder)/\(name).swift") }
    }
    try package.write("let B = 2\n", to: "\(two.sourceFolder)/B.swift")
    let identical = { (architectures: [Architecture]) in
      let count = StructureCount(root: package.root)
      return try count.shared(by: architectures, counted: count.sources(of: architectures)).identicalFiles
    }
    #expect(try identical([one, two]) == ["A.swift", "ListViewController.swift"])
    #expect(try identical([one]) == [])
  }

  @Test func anArchitectureWithoutSourcesIsAnErrorNotAZero() {
    let missing = Architecture(name: "Nowhere", roles: []) { ArchitectureCatalog.all[0].makeApp($0) }
    #expect(throws: CommandFailure.self) {
      try StructureCount(root: root).sources(of: [missing])
    }
  }
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
