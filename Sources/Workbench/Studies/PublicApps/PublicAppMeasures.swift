import Measurement

extension ElsewhereFindings {
  private static let over = "MVC"

  /// The public apps: ratios of their sizes, and how they grow.
  var measures: [Measure] {
    let overMVC = pairs.filter { $0.over == Self.over }
    let fromMVVM = pairs.first { $0.name == "VIPER" && $0.over == "MVVM" }
    return [
      Measure("elsewhere.apps", "Public apps", apps.count),
      Measure("elsewhere.three", "Public apps in all three", order.of),
      Measure("elsewhere.ordered", "… with the fewest lines in MVC and the most in VIPER", order.holds),
      ratio(
        "alike", "Public apps: times the code of the MVC version", overMVC, \.alike
      ),
      ratio("alikeOfAnySize", "… of any size, × MVC", overMVC, \.alikeOfAnySize),
      ratio("own", "Code in public apps, × MVC", overMVC) { $0.own },
      ratio("all", "… with all files, × MVC", overMVC) { $0.all },
      ratio("types", "Types in public apps, × MVC", overMVC) { $0.types },
      ratio("viewControllers", "View controllers in public apps, × MVC", overMVC, \.viewControllers),
      count("alike.apps", "Public apps that behave alike, 100 lines or more", overMVC) {
        $0.alike?.values.count
      },
      count("own.apps", "Public apps that have MVC too", overMVC) { $0.own.values.count },
      count("viewControllers.apps", "Public apps with as many view controllers", overMVC) {
        $0.viewControllers?.values.count
      },
      count("viewControllers.smaller", "… whose view controllers are a tenth smaller", overMVC) {
        $0.viewControllers?.values.count { $0 <= 0.9 }
      },
      ratio(
        "overMVVM", "Code in public apps that behave alike, 100 lines or more, × MVVM",
        [fromMVVM].compactMap(\.self), \.alike),
      Measure("elsewhere.both", "Public apps in MVVM and VIPER", fromMVVM?.own.values.count),
      Measure(
        "elsewhere.both.longer", "… in which VIPER is longer", fromMVVM?.own.values.count { $0 > 1 }),
    ] + sizeFall(overMVC) + growth(overMVC.map(\.name))
  }

  /// How surely larger apps have smaller ratios.
  private func sizeFall(_ pairs: [ElsewherePair]) -> [Measure] {
    let title = "Rank correlation of size and smaller ratios"
    func measure(_ key: String, _ title: String, _ value: (ElsewherePair) -> Double?) -> Measure {
      Measure("elsewhere.\(key)", title, .ratio, of: pairs.map(\.name)) { name in
        pairs.first { $0.name == name }.flatMap(value)
      }
    }
    return [
      measure("sizeFall", title) { $0.sizeFall },
      // Under chance alone the correlation of n apps is about normal, with a variance of 1 ÷ (n − 1).
      measure("sizeFall.deviations", "\(title), in standard deviations of chance") { pair in
        pair.sizeFall.map { $0 * Double(pair.own.values.count - 1).squareRoot() }
      },
    ]
  }

  private func ratio(
    _ key: String, _ title: String, _ pairs: [ElsewherePair], _ ratios: (ElsewherePair) -> OrderedSample?
  ) -> Measure {
    var measure = Measure(key: "elsewhere.\(key)", title: title, unit: .ratio)
    for pair in pairs {
      guard let found = ratios(pair) else { continue }
      measure.values[pair.over] = 1
      measure.values[pair.name] = found.median
      measure.interval[pair.name] = found.medianInterval
    }
    return measure
  }

  private func count(
    _ key: String, _ title: String, _ pairs: [ElsewherePair], _ value: (ElsewherePair) -> Int?
  ) -> Measure {
    Measure("elsewhere.\(key)", title, of: pairs.map(\.name)) { name in
      pairs.first { $0.name == name }.flatMap(value).map(Double.init)
    }
  }

  /// How the code lines grow from one app to another.
  private func growth(_ names: [String]) -> [Measure] {
    let title = "Code lines for every 100 more of MVC, in public apps"
    var slope = Measure(key: "elsewhere.slope", title: title)
    for name in names {
      guard let line = apps.growth(of: name, over: Self.over) else { continue }
      slope.values[name] = 100 * line.slope
      slope.interval[name] = 100 * line.slopes.lowerBound...100 * line.slopes.upperBound
    }
    return [
      slope,
      Measure("elsewhere.slopeOfSmaller", "\(title), without the three largest", of: names) {
        apps.growth(of: $0, over: Self.over, besidesLargest: 3).map { (100 * $0.slope).rounded() }
      },
      Measure("elsewhere.slope.apps", "Public apps that have MVC too", of: names) {
        Double(apps.builds(in: $0, over: Self.over).count)
      },
    ]
  }
}
