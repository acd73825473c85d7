import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// The page to step through, as it is committed.
@Suite(.waits) struct TapPageTests {
  private static let page = Result { try #require(try CommittedReport.rendered().pages[TapPage.path]) }
  /// Nil if none is installed.
  static let browser: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The parts of the page for each app.
  private static func lanes() throws -> [(name: String, text: Substring)] {
    try page.get().split(separator: "<section aria-labelledby=\"").dropFirst().map { part in
      (
        String(part.prefix { $0 != "\"" }),
        part.firstRange(of: "</section>").map { part[..<$0.lowerBound] } ?? ""
      )
    }
  }

  @Test func `each app has the functions of its trace, in their order`() throws {
    let input = try CommittedReport.input(of: CommittedReport.decoded())
    let systems =
      input.systems.systems.map(\.system).filter { input.architectures.contains($0.name) }
      + (input.declarative?.apps.map(\.counts.system) ?? [])
    let lanes = try Self.lanes()
    #expect(lanes.map(\.name) == systems.map(\.name) && lanes.count >= 3)
    for (lane, system) in zip(lanes, systems) {
      let stacks = try #require(system.done.value)
      #expect(lane.text.matches(of: /<li class="effect"/).count == stacks.count)
      var rest = lane.text
      for frame in try #require(stacks.last).frames where frame.type != "toolkit" {
        let function = frame.function.replacing("closure in ", with: "")
        let found = try #require(rest.firstRange(of: function), "\(system.name): \(function)")
        rest = rest[found.upperBound...]
      }
      let places = lane.text.matches(of: /<p>(\S+\.swift), line ([0-9]+), ([0-9]+) lines?:<\/p>/)
      #expect(places.count == lane.text.matches(of: /<li data-role/).count, "\(system.name)")
      for place in places {
        let text = try PackageFolder.text(String(place.1))
        #expect(try text.count { $0 == "\n" } >= #require(Int(place.2)))
      }
    }
  }

  @Test func `it needs nothing from outside, and can be read by machine and on a phone`() throws {
    let page = try Self.page.get()
    for word in ["http:", "https:", "src=", "href=", "url(", "@import", "fetch(", "{lanes}"] {
      #expect(!page.contains(word), "\(word)")
    }
    for word in ["<html lang=\"en\">", "width=device-width", "prefers-color-scheme: dark", "role=\"status\""]
    {
      #expect(page.contains(word), "\(word)")
    }
    for id in page.matches(of: /byId\("(\w+)"\)/) { #expect(page.contains("id=\"\(id.1)\"")) }
    #expect(page.matches(of: /<li/).count == page.matches(of: /<\/li>/).count)
    // Without its script nothing of the list is hidden.
    #expect(!page.contains("<li hidden") && !page.contains("<section hidden"))
  }

  @Test(.enabled(if: browser != nil, "no headless Chromium is installed, so nothing can step through it"))
  func `a browser steps through it by keys and buttons`() throws {
    let script = """
      <script>
      const seen = [];
      const look = () => seen.push(lanes.map((lane) => lane.steps.filter((step) => !step.hidden).length).join(" "));
      const press = (key) => { dispatchEvent(new KeyboardEvent("keydown", { key })); look(); };
      look();
      for (const key of ["ArrowRight", "End", "Home"]) press(key);
      byId("predict").click();
      for (const button of lanes[2].question.querySelectorAll("button")) button.click();
      document.title = `${seen.join(", ")}; ${lanes[2].asked.size} asked, ${lanes[2].verdict.textContent}`;
      </script>
      </body>
      """
    let folder = try TestFolder()
    try folder.write(Self.page.get().replacing("</body>", with: script), to: "tap.html")
    let output = try Subprocess.run(
      [
        try #require(Self.browser), "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
        "--user-data-dir=\(folder.path)/profile", "file://\(folder.path)/tap.html",
      ], in: folder.url
    ).output
    // A lane that is shorter than the others stays at its end.
    let shown = try Self.lanes().map { $0.text.matches(of: /<li/).count }
    let last = shown.prefix(3).max() ?? 0
    let expected = [1, 2, last, 1].map { step in shown.map { "\(min(step, $0))" }.joined(separator: " ") }
    #expect(output.contains("<title>\(expected.joined(separator: ", ")); 1 asked, "), "\(output.prefix(300))")
  }
}
