// swift-tools-version: 6.2
import PackageDescription

/// The architectures that are compared where no names are given, and those that are compared with them where that is
/// asked for. A new one is its name among the further ones, its folder in `Sources/Architectures`, its executable in
/// `Sources/Executables`, and its entry in `FurtherArchitectures`.
let leading = ["MVC", "MVVM", "VIPER"]
let further = ["VIP", "VIPVM"]

let architectures = leading + further

/// What every target is built with: no warning survives, no import is wider than it says.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Code that draws screens or drives them lives on the main actor, as it does in UIKit.
let userInterface: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// Optimises a module in a debug build too, which is what `swift run` and `swift test` make. That takes most of such a
/// build's time, so it is for the few modules where it pays: what every screen and every list of a million passes, and
/// the bootstrap. Never the architectures: the tracer reads every one of their calls from the stack.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A module of the product. Its folder is `Sources/NAME` unless another one is given.
func module(
  _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: folder ?? "Sources/\(name)", resources: resources,
    swiftSettings: settings)
}

/// A module of the workbench, which knows nothing of the app's screens.
func workbench(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
  module(name, in: "Sources/Workbench/\(name)", dependencies, settings: settings)
}

/// A program. Its folder is `Benchmarks/NAME` unless another one is given.
func program(_ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: folder ?? "Benchmarks/\(name)", swiftSettings: userInterface
  )
}

/// C or C++ that a program in `Benchmarks` needs.
func foreign(_ name: String) -> Target {
  .target(name: name, path: "Benchmarks/\(name)")
}

/// The tests of a module, in `Tests/NAMETests`.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: settings)
}

// Each layer sees only those before it; `ModuleRuleTests` checks every module.

/// The app: what is built in each architecture, and what that stands on.
let app: [Target] =
  [
    module("ContactsDomain", settings: strict + fast),
    module("TerminalKit", settings: userInterface + fast),
  ]
  + architectures.map { name in
    module(
      "Contacts\(name)", in: "Sources/Architectures/\(name)", ["ContactsDomain", "TerminalKit"],
      settings: userInterface)
  }
  + [
    module(
      "ArchitectureCatalog",
      ["ContactsDomain", "TerminalKit"] + architectures.map { .target(name: "Contacts\($0)") })
  ]

/// What runs the app: scenarios, storage, the terminal, and the command line of the programs.
let running: [Target] =
  [
    module("CommandLineKit"),
    module(
      "ScenarioDriver", ["CommandLineKit", "ContactsDomain", "TerminalKit"],
      resources: [.embedInCode("BuiltIn/Scenarios")]),
    .systemLibrary(
      name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    module("ContactsStorage", ["CSQLite", "ContactsDomain"]),
    module("TerminalUI", ["TerminalKit"], settings: userInterface),
    module(
      "ContactsCommand",
      ["CommandLineKit", "ContactsDomain", "ContactsStorage", "ScenarioDriver", "TerminalKit", "TerminalUI"],
      settings: userInterface),
  ]
  + architectures.map { name in
    program(name, in: "Sources/Executables/\(name)", [.target(name: "Contacts\(name)"), "ContactsCommand"])
  }

/// What finds things out about the architectures.
let findingOut: [Target] = [
  workbench("Results", ["CommandLineKit"]),
  workbench("Measurement", ["Results"], settings: strict + fast),
  workbench("SourceMetrics", ["Results"]),
  workbench(
    "Proof",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "Measurement", "Results", "ScenarioDriver",
      "SourceMetrics", "TerminalKit",
    ]),
  workbench("PackageCopy", ["CommandLineKit"]),
  workbench(
    "Changes", ["ArchitectureCatalog", "CommandLineKit", "PackageCopy", "Results", "SourceMetrics"]),
  workbench(
    "Mutation",
    ["ArchitectureCatalog", "CommandLineKit", "Measurement", "PackageCopy", "Results", "SourceMetrics"]),
  foreign("COrderStatisticTree"),
  foreign("CKnownCost"),
  foreign("CAllocationCounter"),
  module(
    "ContactsWorkloads", in: "Benchmarks/Workloads",
    [
      "ArchitectureCatalog", "CKnownCost", "COrderStatisticTree", "ContactsDomain", "Measurement", "Results",
      "TerminalKit",
    ], settings: userInterface),
  module(
    "CostCounting", in: "Benchmarks/Counting",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "ContactsWorkloads", "Measurement",
      "Results",
    ], settings: userInterface),
  program("ContactsCount", ["CAllocationCounter", "CommandLineKit", "CostCounting"]),
  program(
    "ContactsBenchmark",
    ["ArchitectureCatalog", "CommandLineKit", "ContactsWorkloads", "Measurement", "Results"]),
  program(
    "StorageBenchmark",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "ContactsStorage", "Measurement", "Results",
      "TerminalKit",
    ]),
  program(
    "CrashTest",
    ["ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "ContactsStorage", "Measurement"]),
]

/// What says it: charts, pages, and the command that does it all.
let reporting: [Target] = [
  workbench("Charts"),
  workbench(
    "Report", ["Charts", "CommandLineKit", "Measurement", "Results", "SourceMetrics"]),
  workbench("Regression", ["Measurement", "Report", "Results"]),
  workbench(
    "CompareCommand",
    [
      "ArchitectureCatalog", "Changes", "CommandLineKit", "ContactsDomain", "ContactsWorkloads",
      "Measurement", "Mutation", "PackageCopy", "Proof", "Regression", "Report", "Results", "ScenarioDriver",
      "SourceMetrics", "TerminalKit",
    ]),
  program("compare", in: "Sources/Executables/compare", ["CommandLineKit", "CompareCommand"]),
]

/// The unit tests of an architecture's roles. One without them has to pass every other test all the same.
let unitTested = ["MVC", "MVVM", "VIPER", "VIP", "VIPVM"]
let unitTesting: [Target] = architectures.filter(unitTested.contains).map { name in
  tests(
    "Contacts\(name)", [.target(name: "Contacts\(name)"), "ContactsDomain", "TerminalKit", "TestSupport"])
}

/// The programs, for tests that start them.
let architectureExecutables = architectures.map { Target.Dependency.target(name: $0) }
let workbenchExecutables: [Target.Dependency] = [
  "compare", "ContactsBenchmark", "ContactsCount", "CrashTest", "StorageBenchmark",
]

/// Tests, in the order of what they test, and what they share.
let testing: [Target] = [
  module("TestSupport", in: "Tests/Support"),
  module("Fuzzing", in: "Tests/Fuzzing", ["Measurement"]),
  module("VirtualTerminal", in: "Tests/VirtualTerminal", ["TerminalKit"], settings: strict + fast),
  tests("ContactsDomain", ["ContactsDomain", "Measurement"], settings: strict + fast),
  tests("TerminalKit", ["Measurement", "TerminalKit"]),
  tests("ArchitectureCatalog", ["ArchitectureCatalog", "Proof", "Results", "SourceMetrics", "TestSupport"]),
  tests("CommandLineKit", ["CommandLineKit"]),
  tests("ScenarioDriver", ["ContactsDomain", "Fuzzing", "Measurement", "ScenarioDriver", "TerminalKit"]),
  tests(
    "ContactsStorage",
    [
      "ArchitectureCatalog", "CSQLite", "ContactsDomain", "ContactsStorage", "Measurement", "TerminalKit",
      "TestSupport",
    ] + architectureExecutables),
  tests("TerminalUI", ["Fuzzing", "Measurement", "TerminalKit", "TerminalUI", "VirtualTerminal"]),
  tests("Parity", ["ArchitectureCatalog", "ContactsDomain", "ScenarioDriver", "TerminalKit"]),
  tests(
    "Executable",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsCommand", "ContactsDomain", "ContactsStorage",
      "ScenarioDriver", "TerminalKit", "TerminalUI", "TestSupport", "VirtualTerminal",
    ] + architectureExecutables + workbenchExecutables),
  tests("Results", ["Measurement", "Results"]),
  tests("Measurement", ["Measurement", "Results"]),
  .target(name: "CIndexStore", path: "Tests/CIndexStore"),
  tests(
    "SourceMetrics",
    ["ArchitectureCatalog", "CIndexStore", "Fuzzing", "Results", "SourceMetrics", "TestSupport"]),
  tests(
    "Proof",
    [
      "ArchitectureCatalog", "ContactsDomain", "Measurement", "Proof", "Results", "ScenarioDriver",
      "TerminalKit", "TestSupport",
    ]),
  tests("PackageCopy", ["CommandLineKit", "PackageCopy", "TestSupport"]),
  tests(
    "Changes",
    [
      "ArchitectureCatalog", "Changes", "CommandLineKit", "PackageCopy", "Results", "TestSupport",
    ]),
  tests(
    "Mutation", ["ArchitectureCatalog", "Mutation", "Results", "SourceMetrics", "TestSupport"]),
  tests(
    "ContactsWorkloads",
    [
      "ArchitectureCatalog", "COrderStatisticTree", "ContactsDomain", "ContactsWorkloads", "Measurement",
      "Results", "TerminalKit",
    ]),
  tests(
    "ContactsBenchmark",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsBenchmark", "ContactsDomain", "ContactsWorkloads",
      "Measurement", "Results",
    ]),
  tests(
    "CostCounting",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "ContactsWorkloads", "CostCounting",
      "Results", "TestSupport",
    ]),
  tests("StorageBenchmark", ["CommandLineKit", "StorageBenchmark"]),
  tests(
    "CrashTest",
    ["ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "CrashTest", "TestSupport"]
      + architectureExecutables),
  tests("Charts", ["Charts"]),
  tests("Report", ["Charts", "Measurement", "Report", "Results", "SourceMetrics", "TestSupport"]),
  tests("Regression", ["Measurement", "Regression", "Results"]),
  tests(
    "CompareCommand",
    [
      "ArchitectureCatalog", "Changes", "CommandLineKit", "CompareCommand", "ContactsDomain",
      "ContactsWorkloads", "Fuzzing",
      "Measurement", "Mutation", "PackageCopy", "Proof", "Regression", "Report", "Results", "ScenarioDriver",
      "SourceMetrics",
      "TestSupport",
    ]),
]

let package = Package(
  name: "ArchitectureComparisonWorkbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "benchmark", targets: ["ContactsBenchmark"]),
    .executable(name: "benchmark-storage", targets: ["StorageBenchmark"]),
    .executable(name: "count", targets: ["ContactsCount"]),
    .executable(name: "crash-test", targets: ["CrashTest"]),
  ],
  dependencies: [],
  targets: app + running + findingOut + reporting + unitTesting + testing
)
