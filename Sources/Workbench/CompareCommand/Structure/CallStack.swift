import Foundation
import Results

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

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

    /// The functions on the stack whose source lies in the folder, the outermost call first.
    static func frames(inFolder folder: String) -> [TapResults.CallFrame] {
      guard let backtrace = capture(), let symbolicated = backtrace.symbolicated() else { return [] }
      return symbolicated.frames.reversed().compactMap { frame in
        guard let symbol = frame.symbol, !symbol.isSwiftThunk,
          symbol.sourceLocation?.path.contains("/\(folder)/") == true
        else { return nil }
        return TapResults.CallFrame(demangled: symbol.name)
      }
    }

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

    static func frames(inFolder folder: String) -> [TapResults.CallFrame] { [] }
  #endif
}

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
