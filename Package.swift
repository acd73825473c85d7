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

/// Resampling samples ten thousand times takes a minute where nothing is optimised: a debug build of the workbench,
/// which is what `swift run` makes, optimises the statistics all the same.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

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
    .executable(name: "count", targets: ["ContactsCount"]),
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
      [
        "ArgumentParsing", "CommandRunning", "Console", "ContactsDomain", "ContactsStorage", "ScenarioDriver",
        "TerminalKit",
      ],
      settings: userInterface),
    library(
      "ArchitectureCatalog",
      ["ContactsDomain", "TerminalKit"] + architectures.map { .target(name: "Contacts\($0)") }),

    library("SourceMetrics", in: "Workbench/SourceMetrics"),
    library("Measurement", in: "Workbench/Measurement", settings: strict + fast),
    library("Charts", in: "Workbench/Charts"),
    library("ArgumentParsing", in: "Workbench/ArgumentParsing"),

    library("Console", in: "Workbench/Console"),
    library("CommandRunning", in: "Workbench/CommandRunning", ["ArgumentParsing", "Console"]),
    library(
      "Proof", in: "Workbench/Proof",
      [
        "ArchitectureCatalog", "ContactsDomain", "Measurement", "Reporting", "ScenarioDriver",
        "SourceMetrics", "TerminalKit",
      ]),
    library(
      "Comparison", in: "Workbench/Comparison",
      [
        "ArchitectureCatalog", "ArgumentParsing", "CommandRunning", "Console", "ContactsDomain",
        "ContactsWorkloads", "Measurement", "Proof", "Regression", "Reporting", "ScenarioDriver",
        "SourceMetrics", "TerminalKit",
      ]),
    library("Regression", in: "Workbench/Regression", ["Measurement", "Reporting"]),
    executable("compare", in: "Sources/Executables/compare", ["ArgumentParsing", "Comparison"]),
    library(
      "Reporting", in: "Workbench/Reporting", ["Charts", "Measurement", "SourceMetrics"]),

    .target(name: "COrderStatisticTree", path: "Benchmarks/COrderStatisticTree"),
    .target(name: "CKnownCost", path: "Benchmarks/CKnownCost"),
    .target(
      name: "ContactsWorkloads",
      dependencies: [
        "ArchitectureCatalog", "CKnownCost", "COrderStatisticTree", "ContactsDomain", "Measurement",
        "TerminalKit",
      ],
      path: "Benchmarks/Workloads", swiftSettings: userInterface),
    executable(
      "ContactsBenchmark", in: "Benchmarks/ContactsBenchmark",
      [
        "ArchitectureCatalog", "ArgumentParsing", "CommandRunning", "Console", "ContactsWorkloads",
        "Measurement",
      ]),
    .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
    .target(
      name: "CostCounting",
      dependencies: [
        "ArchitectureCatalog", "ArgumentParsing", "CommandRunning", "Console", "ContactsDomain",
        "ContactsWorkloads",
        "Measurement", "Reporting",
      ],
      path: "Benchmarks/Counting", swiftSettings: userInterface),
    executable(
      "ContactsCount", in: "Benchmarks/ContactsCount",
      ["ArgumentParsing", "CAllocationCounter", "CostCounting"]),
    executable(
      "StorageBenchmark", in: "Benchmarks/StorageBenchmark",
      [
        "ArchitectureCatalog", "ArgumentParsing", "CommandRunning", "Console", "ContactsDomain",
        "ContactsStorage",
        "Measurement",
        "TerminalKit",
      ]),
    executable(
      "CrashTest", in: "Benchmarks/CrashTest",
      [
        "ArchitectureCatalog", "ArgumentParsing", "CommandRunning", "Console", "ContactsDomain",
        "ContactsStorage",
        "Measurement",
      ]),

    tests("ContactsDomain", ["ContactsDomain", "Measurement"]),
    tests(
      "ContactsStorage",
      [
        "ArchitectureCatalog", "ContactsStorage", "ContactsDomain", "CSQLite", "Measurement", "TerminalKit",
        "TestSupport",
      ]
        + architectures.map { .target(name: $0) }),
    tests(
      "CrashTest",
      ["ArgumentParsing", "ContactsDomain", "CrashTest", "TestSupport"]
        + architectures.map { .target(name: $0) }),
    tests("StorageBenchmark", ["ArgumentParsing", "Console", "ContactsDomain", "StorageBenchmark"]),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
    .target(
      name: "VirtualTerminal", dependencies: ["TerminalKit"], path: "Tests/VirtualTerminal",
      swiftSettings: strict),
    tests("TerminalKit", ["Measurement", "Proof", "TerminalKit", "VirtualTerminal"]),
    tests("ScenarioDriver", ["ContactsDomain", "Measurement", "Proof", "ScenarioDriver", "TerminalKit"]),
    tests("ArchitectureCatalog", ["ArchitectureCatalog", "SourceMetrics", "TestSupport"]),
    tests("SourceMetrics", ["Proof", "SourceMetrics", "TestSupport"]),
    tests("Measurement", ["Measurement"]),
    tests("Charts", ["Charts"]),
    tests(
      "Comparison",
      [
        "ArchitectureCatalog", "ArgumentParsing", "Comparison", "Console", "ContactsDomain",
        "ContactsWorkloads", "Measurement", "Proof", "Regression", "Reporting", "ScenarioDriver",
        "SourceMetrics", "TestSupport",
      ]),
    tests(
      "Proof",
      [
        "ArchitectureCatalog", "ContactsDomain", "Measurement", "Proof", "Reporting", "ScenarioDriver",
        "TerminalKit", "TestSupport",
      ]),
    tests("Reporting", ["Charts", "Measurement", "Reporting", "SourceMetrics", "TestSupport"]),
    tests("Regression", ["Measurement", "Regression", "Reporting"]),
    tests("ArgumentParsing", ["ArgumentParsing"]),
    tests("CommandRunning", ["ArgumentParsing", "CommandRunning"]),
    tests("Console", ["Console"]),
    tests(
      "ContactsWorkloads",
      [
        "ArchitectureCatalog", "COrderStatisticTree", "ContactsDomain", "ContactsWorkloads", "Measurement",
        "TerminalKit",
      ]),
    tests(
      "ContactsBenchmark",
      [
        "ArchitectureCatalog", "ArgumentParsing", "Console", "ContactsBenchmark", "ContactsDomain",
        "ContactsWorkloads", "Measurement", "TerminalKit",
      ]),
    tests(
      "CostCounting",
      [
        "ArchitectureCatalog", "ArgumentParsing", "Console", "ContactsDomain", "ContactsWorkloads",
        "CostCounting", "Measurement", "Reporting", "TestSupport",
      ]),
    tests(
      "Parity",
      ["ArchitectureCatalog", "ScenarioDriver", "ContactsDomain", "TerminalKit"]),
    tests(
      "Executable",
      [
        "ArchitectureCatalog", "ArgumentParsing", "compare", "ContactsBenchmark", "ContactsCommand",
        "ContactsCount", "ContactsDomain", "ContactsStorage", "CrashTest", "ScenarioDriver",
        "StorageBenchmark",
        "TestSupport", "VirtualTerminal",
      ] + architectures.map { .target(name: $0) }),
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
