import Testing

@testable import IconSets

/// Which pictures are the same, near, or different.
@Suite struct DrawingComparisonTests {
  private static let sameRows: [(String, String)] = [
    (DrawnIcon.lines(DrawnIcon.trash), DrawnIcon.lines("<g transform='translate(.02 .02)'>\(DrawnIcon.trash)</g>")),
    (
      DrawnIcon.lines(DrawnIcon.lock),
      DrawnIcon.lines("<g transform='scale(.995)'>\(DrawnIcon.lock)</g>", width: "2.02")
    ),
    (
      DrawnIcon.lines("<path d='M4 12h16'/>"),
      DrawnIcon.areas("<path d='M4 11h16a1 1 0 0 1 0 2H4a1 1 0 0 1 0-2z'/>")
    ),
    (
      DrawnIcon.lines("<circle cx='12' cy='12' r='9'/>"),
      DrawnIcon.lines("<rect x='3' y='3' width='18' height='18' rx='9'/>")
    ),
  ]

  @Test("Another way to write a picture is the same picture", arguments: sameRows)
  func areSame(first: String, second: String) throws {
    let (first, second) = (try DrawnIcon.picture(first), try DrawnIcon.picture(second))
    #expect(first.isSame(as: second) && second.isSame(as: first))
    #expect(first.isNear(second))
  }

  @Test(
    "Moved and resized copies are near and not the same",
    arguments: [
      "<g transform='translate(.5 0)'>…</g>", "<g transform='translate(.3 -.5)'>…</g>",
      "<g transform='translate(.6 .6) scale(.95)'>…</g>", "<g transform='translate(2.4 2.4) scale(.8)'>…</g>",
    ], [DrawnIcon.trash, DrawnIcon.lock, DrawnIcon.bell, DrawnIcon.arrowLeft, DrawnIcon.star])
  func areNear(change: String, icon: String) throws {
    let first = try DrawnIcon.picture(DrawnIcon.lines(icon))
    let second = try DrawnIcon.picture(DrawnIcon.lines(change.replacing("…", with: icon)))
    #expect(first.isNear(second) && second.isNear(first))
    #expect(!first.isSame(as: second))
  }

  @Test(
    "Lines of another weight are near", arguments: [DrawnIcon.trash, DrawnIcon.lock, DrawnIcon.bell, DrawnIcon.star])
  func otherWeightsAreNear(icon: String) throws {
    let first = try DrawnIcon.picture(DrawnIcon.lines(icon))
    #expect(first.isNear(try DrawnIcon.picture(DrawnIcon.lines(icon, width: "1.75"))))
    #expect(!first.isNear(try DrawnIcon.picture(DrawnIcon.lines(icon, width: "4"))))
  }

  @Test func aRoundCornerIsNear() throws {
    let sharp = try DrawnIcon.picture(DrawnIcon.lines("<path d='M5 4h14v16H5z' stroke-linejoin='miter'/>"))
    let round = try DrawnIcon.picture(DrawnIcon.lines("<rect x='5' y='4' width='14' height='16' rx='1'/>"))
    #expect(sharp.isNear(round))
  }

  private static let differentRows: [(String, String, String)] = [
    ("arrow left and right", DrawnIcon.lines(DrawnIcon.arrowLeft), DrawnIcon.lines(DrawnIcon.arrowRight)),
    ("trash with and without lines", DrawnIcon.lines(DrawnIcon.trash), DrawnIcon.lines(DrawnIcon.trashWithLines)),
    ("lock and unlock", DrawnIcon.lines(DrawnIcon.lock), DrawnIcon.lines(DrawnIcon.unlock)),
    (
      "bell and bell off", DrawnIcon.lines(DrawnIcon.bell), DrawnIcon.lines(DrawnIcon.bell + "<path d='M3 3l18 18'/>")
    ),
    ("star and filled star", DrawnIcon.lines(DrawnIcon.star), DrawnIcon.areas(DrawnIcon.star)),
    (
      "a file and one with text", DrawnIcon.lines("<path d='M5 3h14v18H5z'/>"),
      DrawnIcon.lines("<path d='M5 3h14v18H5zM9 12h6'/>")
    ),
    ("plus and minus", DrawnIcon.lines("<path d='M5 12h14M12 5v14'/>"), DrawnIcon.lines("<path d='M5 12h14'/>")),
    (
      "a check and a cross cut out of a disc",
      DrawnIcon.areas(
        "<path fill-rule='evenodd' d='M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM7 12l1-1 2.500 2.500L16 8l1 1-6.500 6.500z'/>"
      ),
      DrawnIcon.areas(
        "<path fill-rule='evenodd' d='M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM8 9l1-1 7 7-1 1z'/><path d='M0 0'/>")
    ),
    (
      "a dot and a disc", DrawnIcon.areas("<circle cx='12' cy='12' r='2'/>"),
      DrawnIcon.areas("<circle cx='12' cy='12' r='10'/>")
    ),
    ("a line above and below", DrawnIcon.lines("<path d='M4 5h16'/>"), DrawnIcon.lines("<path d='M4 19h16'/>")),
    (
      "four and five o'clock", DrawnIcon.lines("<circle cx='12' cy='12' r='9'/><path d='M12 7v5l4 2'/>"),
      DrawnIcon.lines("<circle cx='12' cy='12' r='9'/><path d='M12 7v5l2 4'/>")
    ),
  ]

  @Test("Icons with different meanings are different", arguments: differentRows)
  func areDifferent(pair: String, first: String, second: String) throws {
    let (first, second) = (try DrawnIcon.picture(first), try DrawnIcon.picture(second))
    #expect(!first.isSame(as: second) && !second.isSame(as: first), "\(pair)")
    #expect(!first.isNear(second) && !second.isNear(first), "\(pair)")
  }

  @Test(
    "A picture that is its own mirror image is symmetric",
    arguments: [
      (DrawnIcon.trash, true), (DrawnIcon.lock, true), (DrawnIcon.bell, true), (DrawnIcon.unlock, false),
      (DrawnIcon.arrowLeft, false), ("<path d='M2 12h8'/>", true), ("<path d='M6 6l12 12M18 6L6 18'/>", true),
      ("<path d='M4 6h16M4 12h12M4 18h16'/>", false), ("<path d='M5 3h14v18H5z'/><path d='M16 17h.01'/>", false),
    ])
  func findsSymmetry(icon: String, isSymmetric: Bool) throws {
    #expect(try DrawnIcon.picture(DrawnIcon.lines(icon)).isSymmetric == isSymmetric)
  }

  @Test("Mirror images may be moved")
  func findsMirrorImages() throws {
    let left = try DrawnIcon.picture(DrawnIcon.lines("<g transform='translate(1.5)'>\(DrawnIcon.arrowLeft)</g>"))
    let right = try DrawnIcon.picture(DrawnIcon.lines(DrawnIcon.arrowRight))
    #expect(left.isMirrorImage(of: right) && right.isMirrorImage(of: left))
    #expect(!right.isMirrorImage(of: right))
    #expect(!left.isMirrorImage(of: try DrawnIcon.picture(DrawnIcon.lines(DrawnIcon.trash))))
  }
}
