import ArchitectureCatalog
import Testing

@Suite struct RoleTests {
  private let architecture = Architecture(
    name: "Sample",
    roles: [
      Role(name: "View", fileSuffix: "ViewController"), Role(name: "ViewModel", fileSuffix: "ViewModel"),
    ]
  ) { _ in
    preconditionFailure("is never started")
  }

  @Test(arguments: [
    ("AddContactViewController.swift", "View"), ("AddContactViewModel.swift", "ViewModel"),
    ("ContactsApp.swift", "App"), ("ContactRow.swift", "Row"),
  ])
  func aFileIsKnownByTheEndOfItsName(file: String, role: String) {
    #expect(architecture.role(ofFileNamed: file)?.name == role)
  }

  @Test(arguments: ["AddContactPresenter.swift", "ViewModel.txt", "ViewModelTests.swift", "", ".swift"])
  func anyOtherFileHasNoRole(file: String) {
    #expect(architecture.role(ofFileNamed: file) == nil)
  }

  @Test func theSourceFolderIsNamedAfterTheArchitecture() {
    #expect(architecture.sourceFolder == "Sources/Architectures/Sample")
    #expect(architecture.description == "Sample")
  }
}
