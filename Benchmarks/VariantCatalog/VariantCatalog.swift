package import ContactsDomain
import ContactsIndependentMVC
import ContactsIndependentMVVM
import ContactsIndependentSwiftUIMV
import ContactsIndependentSwiftUIMVVM
import ContactsIndependentVIPER
import ContactsLadderInteractor
import ContactsLadderPresenter
import ContactsLadderRouter
import ContactsMVCLighterControllers
import ContactsMVCObservedStore
import ContactsMVVMClosures
import ContactsMVVMDelegate
import ContactsMVVMTrivialAdd
import ContactsSwiftUIMVStore
import ContactsSwiftUIMVVMPlain
import ContactsSwiftUIMVVMTrivialAdd
import ContactsSwiftUIVIPERAsPublished
import ContactsVIPERAsPublished
import ContactsVIPERLaunchGraph
import ContactsVIPERLite
import ContactsVIPERValues
import DeclarativeKit
package import TerminalKit

/// The apps of `Benchmarks/Variants`, each of them an architecture built another way. What else is known of one, its
/// `variant.md` says.
package enum VariantCatalog {
  package typealias MakeApp = @MainActor @Sendable (any ContactRepository) -> any TerminalKit.App

  /// What makes the app of each, by name.
  package static let apps: [String: MakeApp] = [
    "IndependentMVC": { ContactsIndependentMVC.ContactsApp(repository: $0) },
    "IndependentMVVM": { ContactsIndependentMVVM.ContactsApp(repository: $0) },
    "IndependentVIPER": { ContactsIndependentVIPER.ContactsApp(repository: $0) },
    "LadderInteractor": { ContactsLadderInteractor.ContactsApp(repository: $0) },
    "LadderPresenter": { ContactsLadderPresenter.ContactsApp(repository: $0) },
    "LadderRouter": { ContactsLadderRouter.ContactsApp(repository: $0) },
    "MVCLighterControllers": { ContactsMVCLighterControllers.ContactsApp(repository: $0) },
    "MVCObservedStore": { ContactsMVCObservedStore.ContactsApp(repository: $0) },
    "MVVMClosures": { ContactsMVVMClosures.ContactsApp(repository: $0) },
    "MVVMDelegate": { ContactsMVVMDelegate.ContactsApp(repository: $0) },
    "MVVMTrivialAdd": { ContactsMVVMTrivialAdd.ContactsApp(repository: $0) },
    "VIPERAsPublished": { ContactsVIPERAsPublished.ContactsApp(repository: $0) },
    "VIPERLaunchGraph": { ContactsVIPERLaunchGraph.ContactsApp(repository: $0) },
    "VIPERLite": { ContactsVIPERLite.ContactsApp(repository: $0) },
    "VIPERValues": { ContactsVIPERValues.ContactsApp(repository: $0) },
  ]

  /// The same of those on the declarative toolkit.
  package static let declarativeApps: [String: MakeApp] = [
    "IndependentSwiftUIMV": { HostedApp(ContactsIndependentSwiftUIMV.ContactsApp(repository: $0)) },
    "IndependentSwiftUIMVVM": { HostedApp(ContactsIndependentSwiftUIMVVM.ContactsApp(repository: $0)) },
    "SwiftUIMVStore": { HostedApp(ContactsSwiftUIMVStore.ContactsApp(repository: $0)) },
    "SwiftUIMVVMPlain": { HostedApp(ContactsSwiftUIMVVMPlain.ContactsApp(repository: $0)) },
    "SwiftUIMVVMTrivialAdd": { HostedApp(ContactsSwiftUIMVVMTrivialAdd.ContactsApp(repository: $0)) },
    "SwiftUIVIPERAsPublished": { HostedApp(ContactsSwiftUIVIPERAsPublished.ContactsApp(repository: $0)) },
  ]
}
