import ArchitectureCatalog
import SourceReading

/// What the sources of the apps hold.
struct CodeMeasures {
  private static let domain = "ContactsDomain"
  private static let toolkit = Toolkit.imperative.module
  private static let toolkits = Set(Toolkit.allCases.map(\.module))

  let apps: [CountedApp<FolderMetrics>]
  /// The modules that every app depends on.
  let shared: [FolderMetrics]

  var measures: [Measure] { sizes + types + imports + [sharedLines, withShared] }

  private var sizes: [Measure] {
    let counts: [(String, String, KeyPath<SourceCounts, Int>)] = [
      ("lines", "Code lines", \.codeLines), ("files", "Files", \.files),
      ("types", "Types", \.types), ("classes", "Classes", \.classes), ("structs", "Structs", \.structs),
      ("enums", "Enums", \.enums), ("protocols", "Protocols", \.protocols),
    ]
    return counts.map { key, title, count in
      Measure("code.\(key)", title, of: apps) { Double($0.counts[keyPath: count]) }
    } + [
      Measure("code.functions", "Functions with a body", of: apps) { Double($0.functionsWithBody) },
      Measure("code.requirements", "Requirements of protocols", of: apps) { Double($0.requirements) },
      Measure("code.linesPerType", "Code lines for each type", of: apps) { $0.linesPerType },
    ]
  }

  private var types: [Measure] {
    var largest = Measure(key: "code.largestType.name", title: "Largest type", unit: .name)
    largest.names = Dictionary(
      uniqueKeysWithValues: apps.compactMap { app in app.counts.largestType.map { (app.name, $0.name) } })
    return [
      largest,
      Measure("code.largestType", "Code lines of the largest type", of: apps) {
        $0.largestType.map { Double($0.codeLines) }
      },
      Measure("code.largestPresenter", "Code lines of the largest presenter", of: apps) {
        $0.types(named: "Presenter").map(\.codeLines).max().map(Double.init)
      },
      Measure("code.viewControllerLines", "Code lines of the view controllers", of: apps) {
        let lines = $0.types(named: "ViewController").codeLines
        return lines > 0 ? Double(lines) : nil
      },
      Measure("code.viewControllerShare", "Share of the view controllers", .percent, of: apps) {
        Double($0.types(named: "ViewController").codeLines) / Double(max(1, $0.counts.codeLines))
      },
    ]
  }

  private var imports: [Measure] {
    func files(_ key: String, _ title: String, _ count: (FolderMetrics) -> Int) -> Measure {
      Measure("code.\(key)", title, of: apps) { Double(count($0)) }
    }
    let known: Set = [Self.domain, Self.toolkit, "Observation"]
    return [
      Measure("code.uiFree", "Code that imports no UI", .percent, of: apps) {
        let lines = $0.files.filter { Self.toolkits.isDisjoint(with: $0.imports) }.counts.codeLines
        return Double(lines) / Double(max(1, $0.counts.codeLines))
      },
      files("domainFiles", "Files that import the domain") {
        $0.files.count { $0.imports.contains(Self.domain) }
      },
      files("domainInViews", "View controllers that import the domain") {
        $0.viewControllers.count { $0.imports.contains(Self.domain) }
      },
      files("uiInViewModels", "View models that import the UI") {
        $0.viewModels.count { $0.imports.contains(Self.toolkit) }
      },
      files("partialViewControllers", "View controllers that import not both domain and UI") {
        $0.viewControllers.count { !($0.imports.contains(Self.domain) && $0.imports.contains(Self.toolkit)) }
      },
      files("foreignImports", "Files that import more than domain, UI and Observation") {
        $0.files.count { !Set($0.imports).isSubset(of: known) }
      },
    ]
  }

  private var sharedCount: Int { shared.reduce(0) { $0 + $1.counts.codeLines } }

  private var sharedLines: Measure { Measure("code.shared", "Shared code lines", sharedCount) }

  private var withShared: Measure {
    Measure("code.withShared", "Code lines with shared ones", of: apps) {
      Double($0.counts.codeLines + sharedCount)
    }
  }
}
