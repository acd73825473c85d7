// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The architectures that are compared where no names are given, and those that are compared with them where that is
/// asked for. A new one is its name in one of the lists here and in the catalog, and its own: its folder in
/// `Sources/Architectures`, its file in `Sources/ArchitectureCatalog`, and its executable in `Sources/Executables`.
let leading = ["MVC", "MVVM", "VIPER"]
let further = ["VIP", "VIPVM"]

/// Those whose screens are described by values, on `DeclarativeKit`. They are compared with each other.
let declarative = ["SwiftUIMV", "SwiftUIMVVM", "SwiftUIVIPER"]

let architectures = leading + further + declarative

/// Architectures built another way, each a folder of `Benchmarks/Variants` and an entry in `VariantCatalog`. Tests hold
/// them to what the others are held to.
let variants = [
  "IndependentMVC", "IndependentMVVM", "IndependentVIPER", "LadderInteractor", "LadderPresenter",
  "LadderRouter",
  "MVCLighterControllers", "MVCObservedStore", "MVVMClosures", "MVVMDelegate", "MVVMTrivialAdd",
  "VIPERAsPublished",
  "VIPERLaunchGraph", "VIPERLite", "VIPERValues",
]

/// Those of declarative architectures.
let declarativeVariants = [
  "IndependentSwiftUIMV", "IndependentSwiftUIMVVM", "SwiftUIMVStore", "SwiftUIMVVMPlain",
  "SwiftUIMVVMTrivialAdd", "SwiftUIVIPERAsPublished",
]

/// What an app stands on beside what all do.
func beside(_ app: String) -> [Target.Dependency] {
  (declarative + declarativeVariants).contains(app) ? ["ContactsRows", "DeclarativeKit"] : []
}

/// Whether variants are in the catalog as well, so that `compare variants --output` can count them.
let catalogHasVariants = Context.environment["VARIANTS"] != nil

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
  exclude: [String] = [], resources: [Resource] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: folder ?? "Sources/\(name)", exclude: exclude,
    resources: resources, swiftSettings: settings)
}

/// The files of these kinds in a folder, which its module leaves out.
func files(ofKinds kinds: [String], in folder: String) -> [String] {
  let paths = FileManager.default.subpaths(atPath: "\(Context.packageDirectory)/\(folder)") ?? []
  return paths.filter { kinds.contains(URL(fileURLWithPath: $0).pathExtension) }
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
    module("DeclarativeKit", ["TerminalKit"], settings: userInterface + fast),
    module("ContactsRows", ["ContactsDomain"], settings: strict + fast),
  ]
  + architectures.map { name in
    module(
      "Contacts\(name)", in: "Sources/Architectures/\(name)",
      ["ContactsDomain", "TerminalKit"] + beside(name), settings: userInterface)
  }
  + [
    module(
      "ArchitectureCatalog",
      ["ContactsDomain", "DeclarativeKit", "TerminalKit"]
        + architectures.map { .target(name: "Contacts\($0)") }
        + (catalogHasVariants ? ["VariantCatalog"] : []),
      settings: strict + (catalogHasVariants ? [.define("VARIANTS")] : []))
  ]

/// The same app built another way. No program has them unless the catalog has.
let varying: [Target] =
  (variants + declarativeVariants).map { name in
    let folder = "Benchmarks/Variants/\(name)"
    return module(
      "Contacts\(name)", in: folder, ["ContactsDomain", "TerminalKit"] + beside(name),
      exclude: files(ofKinds: ["md", "scenario"], in: folder), settings: userInterface)
  }
  + [
    module(
      "VariantCatalog", in: "Benchmarks/VariantCatalog",
      ["ContactsDomain", "DeclarativeKit", "TerminalKit"]
        + (variants + declarativeVariants).map { .target(name: "Contacts\($0)") })
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
    module(
      "AppShell",
      ["CommandLineKit", "ContactsDomain", "ContactsStorage", "ScenarioDriver", "TerminalKit"],
      settings: userInterface),
  ]
  + architectures.map { name in
    program(
      name, in: "Sources/Executables/\(name)", [.target(name: "Contacts\(name)"), "AppShell"] + beside(name))
  }

/// What finds things out about the architectures.
let findingOut: [Target] = [
  module("Measurement", settings: strict + fast),
  module("SourceReading", ["CommandLineKit"], settings: strict + fast),
  module(
    "BehaviourProof",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "ContactsRows", "Measurement",
      "ScenarioDriver", "SourceReading", "TerminalKit",
    ]),
  program("Prove", in: "Sources/Prove", ["BehaviourProof", "CommandLineKit"]),
  foreign("COrderStatisticTree"),
  foreign("CKnownCost"),
  foreign("CAllocationCounter"),
  module(
    "ContactsWorkloads", in: "Benchmarks/Workloads",
    [
      "ArchitectureCatalog", "CKnownCost", "CommandLineKit", "ContactsDomain", "COrderStatisticTree",
      "Measurement", "TerminalKit",
    ], settings: userInterface),
  program("ContactsCount", ["CAllocationCounter", "CommandLineKit", "ContactsWorkloads"]),
  program(
    "ContactsBenchmark",
    ["ArchitectureCatalog", "CommandLineKit", "ContactsWorkloads", "Measurement"]),
  program(
    "StorageBenchmark",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "ContactsStorage", "Measurement",
      "TerminalKit",
    ]),
]

/// What is no Swift in the workbench: the templates of its pages, which `CTemplates` puts into the program.
let templates = files(ofKinds: ["css", "html", "md", "svg", "txt"], in: "Sources/Workbench")

/// What says it: charts, pages, and the command that does it all.
let reporting: [Target] = [
  .target(name: "CTemplates"),
  .executableTarget(
    name: "Workbench",
    dependencies: [
      "ArchitectureCatalog", "BehaviourProof", "CTemplates", "CommandLineKit", "ContactsDomain",
      "Measurement", "ScenarioDriver", "SourceReading", "TerminalKit",
    ],
    exclude: templates,
    swiftSettings: strict
  ),
]

/// The unit tests of an architecture's or a variant's roles. One without them has to pass every other test all the same.
let unitTested = ["MVC", "MVVM", "VIPER", "VIP", "VIPVM", "SwiftUIMV", "SwiftUIMVVM", "SwiftUIVIPER"]
let testedVariants = [
  "IndependentMVC", "IndependentMVVM", "IndependentVIPER", "SwiftUIMVStore", "SwiftUIMVVMPlain",
]
let unitTesting: [Target] = (unitTested + testedVariants).map { name in
  tests(
    "Contacts\(name)",
    [.target(name: "Contacts\(name)"), "ContactsDomain", "TerminalKit", "TestSupport"] + beside(name))
}

/// The programs, for tests that start them. `count` is left out, which replaces malloc: tests would be linked with it and
/// take longer. It is built with the others.
let architectureExecutables = architectures.map { Target.Dependency.target(name: $0) }
let workbenchExecutables: [Target.Dependency] = [
  "Workbench", "Prove", "ContactsBenchmark", "StorageBenchmark",
]

/// Tests, in the order of what they test, and what they share.
let testing: [Target] = [
  module("TestSupport", in: "Tests/Support", ["CommandLineKit"]),
  module("Fuzzing", in: "Tests/Fuzzing", ["Measurement"]),
  module("VirtualTerminal", in: "Tests/VirtualTerminal", ["TerminalKit"], settings: strict + fast),
  tests("ContactsDomain", ["ContactsDomain", "Measurement", "TestSupport"]),
  tests("ContactsRows", ["ContactsDomain", "ContactsRows"]),
  tests("TerminalKit", ["Measurement", "TerminalKit"]),
  tests("DeclarativeKit", ["DeclarativeKit", "TerminalKit"], settings: userInterface),
  tests(
    "ArchitectureCatalog",
    ["ArchitectureCatalog", "BehaviourProof", "SourceReading", "TestSupport", "Workbench"]),
  tests("CommandLineKit", ["CommandLineKit", "TestSupport"]),
  tests("ScenarioDriver", ["ContactsDomain", "Fuzzing", "Measurement", "ScenarioDriver", "TerminalKit"]),
  tests(
    "ContactsStorage",
    [
      "ArchitectureCatalog", "CSQLite", "ContactsDomain", "ContactsStorage", "Measurement", "TerminalKit",
      "TestSupport",
    ] + architectureExecutables),
  tests("AppShell", ["AppShell", "Fuzzing", "Measurement", "TerminalKit", "TestSupport", "VirtualTerminal"]),
  tests("Parity", ["ArchitectureCatalog", "ContactsDomain", "ScenarioDriver", "TerminalKit"]),
  tests("Measurement", ["Measurement"]),
  tests(
    "ContactsWorkloads",
    [
      "ArchitectureCatalog", "COrderStatisticTree", "CommandLineKit", "ContactsDomain", "ContactsWorkloads",
      "Measurement", "TerminalKit", "TestSupport",
    ]),
  tests(
    "ContactsBenchmark",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsBenchmark", "ContactsDomain", "ContactsWorkloads",
      "Measurement", "TestSupport",
    ]),
  tests(
    "StorageBenchmark",
    [
      "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "Measurement", "StorageBenchmark",
      "TestSupport",
    ] + architectureExecutables),
  .target(name: "CIndexStore", path: "Tests/CIndexStore"),
  tests(
    "SourceReading",
    ["ArchitectureCatalog", "CIndexStore", "CommandLineKit", "Fuzzing", "SourceReading", "TestSupport"]),
  tests(
    "BehaviourProof",
    [
      "ArchitectureCatalog", "BehaviourProof", "CommandLineKit", "ContactsDomain", "Measurement",
      "ScenarioDriver", "SourceReading", "TerminalKit", "TestSupport",
    ]),
  tests(
    "Workbench",
    [
      "ArchitectureCatalog", "BehaviourProof", "CommandLineKit", "ContactsDomain", "ContactsWorkloads",
      "Fuzzing", "Measurement", "ScenarioDriver", "SourceReading", "TerminalKit", "TestSupport",
      "VariantCatalog", "Workbench",
    ]),
  tests(
    "Executable",
    [
      "AppShell", "ArchitectureCatalog", "CommandLineKit", "ContactsDomain", "ContactsStorage",
      "ScenarioDriver", "TerminalKit", "TestSupport", "VirtualTerminal",
    ] + architectureExecutables + workbenchExecutables),
]

let package = Package(
  name: "ArchitectureComparisonWorkbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "benchmark", targets: ["ContactsBenchmark"]),
    .executable(name: "compare", targets: ["Workbench"]),
    .executable(name: "count", targets: ["ContactsCount"]),
    .executable(name: "prove", targets: ["Prove"]),
    .executable(name: "storage", targets: ["StorageBenchmark"]),
  ],
  dependencies: [],
  targets: app + varying + running + findingOut + reporting + unitTesting + testing
)
