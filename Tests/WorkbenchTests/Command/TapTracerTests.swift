import ArchitectureCatalog
import Measurement
import Testing

@testable import Workbench

@MainActor
@Suite struct TapTracerTests {
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
