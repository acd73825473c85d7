// swift-tools-version: 6.2
import PackageDescription

/// The architectures that the workbench compares. A fourth one is its name here, its folder in
/// `Sources/Architectures`, its executable in `Sources/Executables`, and its line in `ArchitectureCatalog`.
let architectures = ["MVC", "MVVM", "VIPER"]

/// What every target is built with: no warning survives, no import is wider than it says.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Code that draws screens or drives them lives on the main actor, as it does in UIKit.
let userInterface: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

func library(
  _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder ?? name)", resources: resources,
    swiftSettings: settings)
}

func executable(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency],
  settings: [SwiftSetting] = userInterface
) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: folder, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "ArchitectureComparisonWorkbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "benchmark", targets: ["ContactsBenchmark"]),
    .executable(name: "benchmark-storage", targets: ["StorageBenchmark"]),
    .executable(name: "crash-test", targets: ["CrashTest"]),
  ],
  dependencies: [],
  targets: [
    library("ContactsDomain"),
    .systemLibrary(
      name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    library("ContactsStorage", ["CSQLite", "ContactsDomain"]),
    library("TerminalKit", settings: userInterface),
    library(
      "ScenarioDriver", ["ArgumentParsing", "Console", "ContactsDomain", "TerminalKit"],
      resources: [.embedInCode("BuiltIn/Scenarios")]),
    library(
      "ContactsCommand",
      ["ArgumentParsing", "Console", "ContactsDomain", "ContactsStorage", "ScenarioDriver"],
      settings: userInterface),
    library(
      "ArchitectureCatalog",
      ["ContactsDomain", "TerminalKit"] + architectures.map { .target(name: "Contacts\($0)") }),

    library("SourceMetrics", in: "Workbench/SourceMetrics"),
    library("Measurement", in: "Workbench/Measurement"),
    library("Charts", in: "Workbench/Charts"),
    library("ArgumentParsing", in: "Workbench/ArgumentParsing"),

    library("Console", in: "Workbench/Console"),
    library(
      "Comparison", in: "Workbench/Comparison",
      [
        "ArchitectureCatalog", "ArgumentParsing", "Console", "ContactsDomain", "Measurement", "Reporting",
        "ScenarioDriver", "SourceMetrics", "TerminalKit",
      ]),
    executable("compare", in: "Sources/Executables/compare", ["ArgumentParsing", "Comparison"]),
    library(
      "Reporting", in: "Workbench/Reporting", ["Charts", "Measurement", "SourceMetrics"]),

    executable(
      "ContactsBenchmark", in: "Benchmarks/ContactsBenchmark",
      ["ArchitectureCatalog", "ArgumentParsing", "Console", "ContactsDomain", "Measurement", "TerminalKit"]),
    executable(
      "StorageBenchmark", in: "Benchmarks/StorageBenchmark",
      [
        "ArchitectureCatalog", "ArgumentParsing", "Console", "ContactsDomain", "ContactsStorage",
        "Measurement",
        "TerminalKit",
      ]),
    executable(
      "CrashTest", in: "Benchmarks/CrashTest",
      [
        "ArchitectureCatalog", "ArgumentParsing", "Console", "ContactsDomain", "ContactsStorage",
        "Measurement",
      ]),

    tests("ContactsDomain", ["ContactsDomain"]),
    tests(
      "ContactsStorage",
      ["ArchitectureCatalog", "ContactsStorage", "ContactsDomain", "CSQLite", "TerminalKit"]
        + architectures.map { .target(name: $0) }),
    tests(
      "CrashTest",
      ["ArgumentParsing", "ContactsDomain", "CrashTest"] + architectures.map { .target(name: $0) }),
    tests("StorageBenchmark", ["ArgumentParsing", "ContactsDomain", "StorageBenchmark"]),
    tests("TerminalKit", ["TerminalKit"]),
    tests("ScenarioDriver", ["ScenarioDriver", "ContactsDomain", "TerminalKit"]),
    tests("ArchitectureCatalog", ["ArchitectureCatalog", "SourceMetrics"]),
    tests("SourceMetrics", ["SourceMetrics"]),
    tests("Measurement", ["Measurement"]),
    tests("Charts", ["Charts"]),
    tests(
      "Comparison",
      [
        "ArchitectureCatalog", "ArgumentParsing", "Comparison", "ContactsDomain", "Reporting",
        "ScenarioDriver",
        "SourceMetrics",
      ]),
    tests("Reporting", ["Charts", "Measurement", "Reporting", "SourceMetrics"]),
    tests("ArgumentParsing", ["ArgumentParsing"]),
    tests(
      "Parity",
      ["ArchitectureCatalog", "ScenarioDriver", "ContactsDomain", "TerminalKit"]),
    tests(
      "Executable",
      ["ArchitectureCatalog", "ScenarioDriver"] + architectures.map { .target(name: $0) }),
  ]
    + architectures.flatMap { name in
      [
        library(
          "Contacts\(name)", in: "Architectures/\(name)", ["ContactsDomain", "TerminalKit"],
          settings: userInterface),
        executable(
          name, in: "Sources/Executables/\(name)", [.target(name: "Contacts\(name)"), "ContactsCommand"]),
      ]
    }
)
