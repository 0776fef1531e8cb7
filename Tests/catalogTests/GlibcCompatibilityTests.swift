import Foundation
import Testing

/// The command's own definitions of functions that older C libraries lack, in place of the system's.
struct GlibcCompatibilityTests {
  @Test(
    arguments: [
      (3, 4, 5), (-5, 12, 13), (0, -2, 2), (0, 0, 0),
      (2e38, 2e38, 2.828427e38), (3e38, 3e38, .infinity), (3e-38, 4e-38, 5e-38),
      (-.infinity, 1, .infinity), (.infinity, .nan, .infinity), (.nan, -.infinity, .infinity),
    ] as [(Float, Float, Float)])
  func measuresTheHypotenuse(x: Float, y: Float, expected: Float) {
    let length = hypotf(x, y)
    #expect(length == expected || abs(length / expected - 1) < 1e-6)
  }

  @Test func isNoNumberWithoutANumber() {
    #expect(hypotf(.nan, 1).isNaN)
    #expect(hypotf(0, .nan).isNaN)
  }
}
