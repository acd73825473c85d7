import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// The page on which a reader steps through one tap in several apps side by side: a file of HTML that needs nothing from
/// outside, and without its script is a plain list.
struct TapPage {
  static let path = "lessons/tap.html"

  /// A function that the tap passes, or an effect that it has.
  private struct Stop {
    let depth: Int
    let text: String
    /// The role of the function's type; nil for an effect, and for the toolkit.
    var role: String?
    var caller = ""
    /// The function in the sources, or the type of a property.
    var quote: Quotation?
  }

  /// Of each app.
  private let lanes: [(name: String, steps: [Stop])]

  /// - Parameters:
  ///   - input: what was stored of the taps.
  ///   - sources: the texts of the apps' sources, by their paths from the root of the package.
  init(_ input: ReportInput, sources: [String: String]) {
    let compared = input.systems.systems.map(\.system)
      .filter { input.architectures.contains($0.name) }
    let systems = compared + (input.declarative?.apps.map(\.counts.system) ?? [])
    lanes = systems.compactMap { system in
      guard let stacks = system.done.value else { return nil }
      let role = { (type: String) in system.sources.role(ofType: type) }
      return (system.name, Self.steps(stacks, system.folder, sources, role))
    }
  }

  /// The calls of each stack that the one before does not share, and then the effect that it ends with.
  private static func steps(
    _ stacks: [TapResults.Stack], _ folder: String, _ sources: [String: String], _ role: (String) -> String?
  ) -> [Stop] {
    var (steps, previous) = ([Stop](), [TapResults.CallFrame]())
    for stack in stacks {
      let common = zip(previous, stack.frames).prefix { $0 == $1 }.count
      for (depth, frame) in stack.frames.enumerated().dropFirst(common) {
        let isOwn = frame.type != TapResults.CallFrame.toolkit
        let caller = depth == 0 ? nil : stack.frames[depth - 1]
        let name = "\(frame.type).\(frame.function.replacing("closure in ", with: ""))"
        let quote =
          Quotation(of: name, in: folder, sources) ?? Quotation(of: frame.type, in: folder, sources)
        steps.append(
          Stop(
            depth: depth, text: text(frame), role: role(frame.type),
            caller: caller.map(text) ?? "the toolkit",
            quote: isOwn ? quote : nil))
      }
      steps.append(Stop(depth: stack.frames.count, text: stack.destination.event))
      previous = stack.frames
    }
    return steps
  }

  private static func text(_ frame: TapResults.CallFrame) -> String {
    if frame.type == TapResults.CallFrame.toolkit { return "the toolkit" }
    let closure = "closure in "
    guard frame.function.hasPrefix(closure) else { return "\(frame.type).\(frame.function)" }
    return "\(frame.type), a closure in \(frame.function.dropFirst(closure.count))"
  }

  /// Nil if no tap was followed.
  var html: String? {
    guard !lanes.isEmpty else { return nil }
    let text = lanes.map { lane in
      let count = lane.steps.count { $0.role != nil }
      return """
        <section aria-labelledby="\(lane.name)">
        <h2 id="\(lane.name)">\(lane.name)</h2>
        <p>\(NumberText.count(count, "function"))</p>
        <ol>
        \(lane.steps.map(Self.item).joined(separator: "\n"))
        </ol>
        </section>
        """
    }
    return TextResource.text(of: "tap.html").replacing("{lanes}", with: text.joined(separator: "\n"))
  }

  private static func item(_ step: Stop) -> String {
    let indent = "style=\"--depth:\(step.depth)\""
    guard !step.caller.isEmpty else {
      return "<li class=\"effect\" \(indent)><p>Effect: \(escaped(step.text))</p></li>"
    }
    let role = step.role.map { " data-role=\"\(escaped($0))\"" } ?? ""
    var text =
      "<li\(role) \(indent)>\n<p><b>\(escaped(step.role ?? "Toolkit"))</b> <code>\(escaped(step.text))</code></p>"
    text += "\n<div><p>Called by <code>\(escaped(step.caller))</code>.</p>"
    if let quote = step.quote {
      let lines = NumberText.count(quote.text.count { $0 == "\n" } + 1, "line")
      text += "\n<p>\(escaped(quote.file)), line \(quote.line), \(lines):</p>"
      text += "\n<pre tabindex=\"0\"><code>\(escaped(quote.text))</code></pre>"
    }
    return text + "</div>\n</li>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
