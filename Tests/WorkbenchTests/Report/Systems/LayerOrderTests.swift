import Testing

@testable import Workbench

@Suite struct LayerOrderTests {
  @Test(
    arguments: [
      ([], []), ([[0]], [0]),
      // The second names the first, and the third the second.
      ([[0, 0, 0], [1, 0, 0], [0, 1, 0]], [2, 1, 0]),
      // None names another.
      ([[0, 0, 0], [0, 0, 0], [0, 0, 0]], [0, 1, 2]),
      // A circle of three: the one name from the last back to the first is fewer than two or three.
      ([[0, 2, 0], [0, 0, 3], [1, 0, 0]], [0, 1, 2]), ([[0, 1, 0], [0, 0, 3], [2, 0, 0]], [1, 2, 0]),
      // Two name each other; the one that names more stands above.
      ([[0, 1], [4, 0]], [1, 0]),
    ] as [([[Int]], [Int])])
  func `as few as can be lead upwards`(counts: [[Int]], order: [Int]) {
    #expect(LayerOrder.fewestUpwards(counts) == order)
  }

  @Test func `more layers than can be tried stay as they are`() {
    let many = LayerOrder.mostLayers + 1
    let counts = (0..<many).map { row in (0..<many).map { $0 < row ? 1 : 0 } }
    #expect(LayerOrder.fewestUpwards(counts) == Array(0..<many))
    #expect(LayerOrder.fewestUpwards(counts.dropLast().map { $0.dropLast() }) == (0..<many - 1).reversed())
  }
}
