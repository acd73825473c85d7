import Testing

@testable import Measurement
@testable import Workbench

@Suite struct VariantPageTests {
  private func page(_ sample: VariantSample = VariantSample()) throws -> String {
    VariantPage(results: .measured(try sample.results())).markdown
  }

  @Test func `the page leads with what the rule accepts`() throws {
    let page = try page()
    #expect(page.hasPrefix("# Is it the pattern, or who writes it?\n\nOf 6 measures these differ by pattern"))
    #expect(
      page.contains(
        "MVVM and MVC: none. VIPER and MVC: code lines. VIPER and MVVM: none."))
    #expect(page.contains("(MVC 4, MVVM 5 and VIPER 4)"))
    #expect(page.contains("in 46 scenarios and do what is specified on 200 random walks"))
    #expect(page.contains("1.6 % (MVVM and MVC), 2.9 % (VIPER and MVC)".replacing(" %", with: "\u{A0}%")))
  }

  @Test func `each measure has its verdict for each pair`() throws {
    let row = MarkdownReading(try page()).row("Code lines")
    #expect(
      row?.dropFirst() == [
        "× 0.94–2.40<br>depends on who writes it",
        "**× 1.06–4.00**<br>**belongs to the pattern**",
        "× 0.71–2.67<br>depends on who writes it",
      ])
    let protocols = MarkdownReading(try page()).row("Protocols")
    #expect(protocols?[1] == "0–4 and 0–3<br>depends on who writes it")
    let times = MarkdownReading(try page()).row("Add: time")
    #expect(times?.dropFirst(2) == ["not measured", "not measured"])
  }

  @Test func `every implementation has a row with a link to its folder`() throws {
    let page = try page()
    #expect(MarkdownReading(page).row("[MVVMWay1](../Benchmarks/Variants/MVVMWay1)")?[1] == "180")
    #expect(page.contains("| 1.50<br>1.49–\u{2060}1.51 |"))
    // A phone has room for three short cells beside the titles of the rows.
    for line in page.split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.count { $0 == "|" } <= 5)
    }
  }

  @Test func `mixtures and what differs on purpose stand apart`() throws {
    let page = try page()
    let (before, after) = try #require(page.split(separator: "## Between the patterns").parts)
    #expect(!before.contains("Step0") && !before.contains("VIPERLaunchGraph"))
    #expect(
      after.contains(
        "- [Step0](../Benchmarks/Variants/Step0): Step 0 (Somebody; made from `MVVM`, lines +12 −2)"))
    #expect(after.contains("- The second visit to Add starts empty: it is \\| the first"))
  }

  @Test func `what does not behave, and times that can't be relied on, say why`() throws {
    var sample = VariantSample()
    sample.failures = [1: "it shows <another> screen"]
    sample.unreliability = "a control failed"
    let page = try page(sample)
    #expect(
      page.contains(
        "- [Step1](../Benchmarks/Variants/Step1) is left out: it shows &lt;another&gt; screen"))
    #expect(page.contains("**Unreliable times:** a control failed"))
  }

  @Test func `the report has the page where variants were asked for`() throws {
    var fixture = Fixture()
    #expect(try fixture.report().pages[VariantPage.file] == nil)
    fixture.variants = .measured(try VariantSample().results())
    let report = try fixture.report()
    #expect(report.pages[VariantPage.file] == (try page()))
    #expect(
      report.figures["variants.svg"]?.contains("Code lines, MVVM: 1.50, 1.80, 2.00, 2.20, 2.40") == true)
  }
}

extension [Substring] {
  fileprivate var parts: (Substring, Substring)? { count == 2 ? (self[0], self[1]) : nil }
}
