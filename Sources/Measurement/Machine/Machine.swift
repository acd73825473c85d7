import Foundation

/// What the system reports about the machine.
package enum Machine {
  package static var load: Measured<Double> {
    var averages = [Double](repeating: 0, count: 1)
    guard getloadavg(&averages, 1) == 1 else {
      return .notMeasured(reason: "the system does not report its load")
    }
    return .measured(averages[0])
  }

  #if os(Linux)
    package static var hypervisor: Measured<String> {
      guard let flags = ProcessorProbe.system.fields["flags"] else {
        return .notMeasured(reason: "not reported by this processor")
      }
      return .measured(flags.split(separator: " ").contains("hypervisor") ? "yes" : "none reported")
    }

    package static var operatingSystem: String {
      var names = utsname()
      guard uname(&names) == 0 else { return ProcessInfo.processInfo.operatingSystemVersionString }
      let kernel = withUnsafeBytes(of: &names.release) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return "\(ProcessInfo.processInfo.operatingSystemVersionString), kernel \(kernel)"
    }
  #else
    package static var hypervisor: Measured<String> {
      var isPresent: Int32 = 0
      var size = MemoryLayout<Int32>.size
      guard sysctlbyname("kern.hv_vmm_present", &isPresent, &size, nil, 0) == 0 else {
        return .notMeasured(reason: "not reported by this system")
      }
      return .measured(isPresent == 1 ? "yes" : "none reported")
    }

    package static var operatingSystem: String {
      ProcessInfo.processInfo.operatingSystemVersionString
    }
  #endif
}
