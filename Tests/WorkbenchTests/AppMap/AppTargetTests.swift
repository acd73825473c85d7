import Testing

@testable import Workbench

struct AppTargetTests {
  @Test(arguments: [
    ("A.swift", ""), ("In/A.swift", ""), ("App/A.swift", "App"), ("App/In/Deep/A.swift", "App/In"),
    ("App/Kit/In/Deep/A.swift", "App/Kit/In"), ("App/Kit/Sources/Core/In/A.swift", "App/Kit/Sources/Core"),
    ("App/Sources/A.swift", "App/Sources"), ("App/Pod/In/A.swift", "App/Pod"),
    ("Pod/In/Pod/A.swift", "Pod/In/Pod"),
  ])
  func `a file belongs to the folder below the innermost project, or to a pod`(path: String, target: String) {
    #expect(AppTarget.folder(of: path, in: ["App", "App/Kit"], or: ["Pod"]) == target)
  }

  @Test func `a folder that files import is a target, and one of extensions is none`() {
    let files: [(String, Set<String>)] = [
      ("App/Main.swift", ["Disk", "Net", "UIKit"]), ("App/Disk/In/A.swift", ["Kit"]), ("App/Net.swift", []),
      ("Kit/Deep/C.swift", []), ("App/More/Net/D.swift", ["Net"]), ("App/UIKit/E.swift", []),
      ("App/Extensions/Kit/F.swift", []),
    ]
    let modules = AppTarget.modules(files)
    let targets = files.map { AppTarget.folder(of: $0.0, in: [""], or: [], modules: modules) }
    #expect(targets == ["App", "App/Disk", "App", "Kit", "App", "App", "App"])
  }
}
