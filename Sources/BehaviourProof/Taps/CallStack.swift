import ArchitectureCatalog
import Foundation
import Measurement

#if os(Linux) && canImport(Runtime)
  @_spi(Internal) @_spi(MemoryReaders) import Runtime
#endif

/// Reads the functions on the stack by name, from the symbols and the debug information of the program.
enum CallStack {
  #if os(Linux) && canImport(Runtime)
    /// Why stacks can't be read by name here; nil if they can. An optimised build has inlined functions into their
    /// callers.
    static let unavailabilityReason: String? = {
      #if DEBUG
        nil
      #else
        "an optimised build has functions folded into others: run it without -c release"
      #endif
    }()

    /// The module's functions on the stack that are in files of the folder, the outermost call first. If the module
    /// calls the toolkit, which calls back, the called function of the toolkit comes between them.
    static func frames(ofModule module: String, inFolder folder: String) -> [TapResults.CallFrame] {
      let all = symbols(of: capture(), .useSymbolCache)
      var frames: [TapResults.CallFrame] = []
      var toolkitCall: TapResults.CallFrame?
      for case (let place, let symbol?) in all.enumerated().reversed() {
        let isOwn = symbol.rawName.hasPrefix(prefix(ofModule: module))
        guard !symbol.isSwiftThunk, isOwn || symbol.isOfToolkit else { continue }
        // A debug build inlines nothing, and its symbols identify all functions except those that a macro has generated.
        // For these, the program's debug information is read: for all frames it would take a second.
        if isOwn, symbol.mayBeOfMacro {
          let located = symbols(of: capture(place...place), [.showSourceLocations, .useSymbolCache])
          guard located.first??.sourceLocation?.path.contains("/\(folder)/") == true else { continue }
        }
        guard let frame = TapResults.CallFrame(demangled: symbol.name) else { continue }
        if isOwn {
          frames += [toolkitCall, frame].compactMap(\.self)
          toolkitCall = nil
        } else if !frames.isEmpty, toolkitCall == nil {
          toolkitCall = TapResults.CallFrame(type: TapResults.CallFrame.toolkit, function: frame.function)
        }
      }
      return frames
    }

    /// The prefix of the mangled names of a module's functions.
    fileprivate static func prefix(ofModule module: String) -> String { "$s\(module.utf8.count)\(module)" }

    /// The files mapped into the program. By default the library lists the mappings, and then reads each through a
    /// pointer, which crashes if another thread has unmapped one in between (SQLite's shared memory, say). This reader
    /// lets the system copy the memory, and gets an error then.
    private static let images = ImageMap.capture(using: LocalMemoryReader())

    /// What each frame runs, the innermost first.
    private static func symbols(
      of backtrace: Backtrace?, _ options: Backtrace.SymbolicationOptions
    ) -> [SymbolicatedBacktrace.Symbol?] {
      backtrace?.symbolicated(with: images, options: options)?.frames.map(\.symbol) ?? []
    }

    /// The frames from the caller's on; only those at the places given, and the mark that there are more.
    private static func capture(_ places: ClosedRange<Int>? = nil) -> Backtrace? {
      do {
        guard let places else { return try Backtrace.capture(images: images) }
        let limit = places.count + 1
        return try Backtrace.capture(limit: limit, offset: places.lowerBound, top: 0, images: images)
      } catch {
        // The caller notices a missing stack: a tap without a single function is an error there.
        return nil
      }
    }
  #else
    static let unavailabilityReason: String? = "call stacks can be read by name on Linux only"

    static func frames(ofModule module: String, inFolder folder: String) -> [TapResults.CallFrame] { [] }
  #endif
}

#if os(Linux) && canImport(Runtime)
  extension SymbolicatedBacktrace.Symbol {
    fileprivate var isOfToolkit: Bool {
      Toolkit.allCases.contains { rawName.hasPrefix(CallStack.prefix(ofModule: $0.module)) }
    }

    /// Whether its name is one of those that Observation's macro generates: a property's accessors, and what they call.
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
