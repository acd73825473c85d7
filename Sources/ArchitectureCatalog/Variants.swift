#if VARIANTS
  import Foundation
  import VariantCatalog
#endif

extension ArchitectureCatalog {
  /// The variants that the environment's `VARIANTS` names, or all where that is `all`, in a build that was made with it;
  /// none in any other. Programs can count and time them then.
  static let variants: [Architecture] = {
    #if VARIANTS
      let named = ProcessInfo.processInfo.environment["VARIANTS"] ?? ""
      let (apps, declarative) = (VariantCatalog.apps, VariantCatalog.declarativeApps)
      let all = (apps.keys.sorted() + declarative.keys.sorted())
      let names = named == everyName ? all : named.components(separatedBy: ",")
      return names.compactMap { name in
        apps[name].map { Architecture(name: name, roles: [], makeApp: $0) }
          ?? declarative[name].map { Architecture(name: name, roles: [], makeApp: $0).on(.declarative) }
      }
    #else
      []
    #endif
  }()
}
