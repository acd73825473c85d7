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
}
