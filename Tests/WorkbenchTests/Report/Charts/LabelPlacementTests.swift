import Testing

@testable import Workbench

@Suite struct LabelPlacementTests {
  @Test func labelsThatHaveRoomStay() {
    #expect(place([10, 50, 90]) == [10, 50, 90])
    #expect(place([90, 10]) == [90, 10])
    #expect(place([]) == [])
  }

  @Test func overlappingLabelsMoveApartEvenly() {
    #expect(place([50, 50]) == [44, 56])
    #expect(place([50, 50, 50]) == [38, 50, 62])
    #expect(place([52, 48]) == [56, 44])
  }

  @Test func labelsStayWithinTheBounds() {
    #expect(place([0, 1]) == [5, 17])
    #expect(place([100, 100]) == [83, 95])
  }

  @Test func withoutEnoughRoomTheLabelsRunOverTheEnd() {
    let centers = place([Double](repeating: 50, count: 20))
    #expect(centers.first == 5)
    #expect(zip(centers, centers.dropFirst()).allSatisfy { $1 - $0 == 12 })
  }

  private func place(_ centers: [Double]) -> [Double] {
    LabelPlacement.centers(of: centers.map { .init(center: $0, length: 10) }, gap: 2, in: 0...100)
  }
}
