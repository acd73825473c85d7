import Foundation
import Results

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

/// The functions that are being called, read from the stack and the debug information of the program.
enum CallStack {
  #if os(Linux) && canImport(Runtime)
    static let isSupported = true

    /// The functions on the stack whose source lies in the folder, the outermost call first. Where the toolkit is called
    /// and calls back, the one that was called stands between them.
    static func frames(inFolder folder: String) -> [TapResults.CallFrame] {
      guard let backtrace = capture(), let symbolicated = backtrace.symbolicated() else { return [] }
      var frames: [TapResults.CallFrame] = []
      var toolkitCall: TapResults.CallFrame?
      for frame in symbolicated.frames.reversed() {
        guard let symbol = frame.symbol, !symbol.isSwiftThunk, let path = symbol.sourceLocation?.path,
          let called = TapResults.CallFrame(demangled: symbol.name)
        else { continue }
        if path.contains("/\(folder)/") {
          frames += [toolkitCall, called].compactMap(\.self)
          toolkitCall = nil
        } else if path.contains("/Sources/TerminalKit/"), !frames.isEmpty, toolkitCall == nil {
          toolkitCall = TapResults.CallFrame(type: TapResults.CallFrame.toolkit, function: called.function)
        }
      }
      return frames
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
    static let isSupported = false

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
