import TestSupport
import Testing

@testable import IconSets

/// Broken and hostile files end in an error that says why.
@Suite struct HostileDrawingTests {
  @Test(
    "A drawing that cannot be read is refused with its reason",
    arguments: [
      ("", "1:1: the file has no element"),
      ("<html/>", "<html> is not a drawing; use a file with <svg> or Android's <vector>"),
      ("<svg", "1:1: "), ("<svg><g></svg>", "1:9: "), ("<svg/>", "the drawing has no size; add a viewBox"),
      ("<svg viewBox='0 0 24'/>", "viewBox=\"0 0 24\" of <svg> cannot be read"),
      ("<svg viewBox='0 0 -1 24'/>", "viewBox=\"0 0 -1 24\" of <svg> cannot be read"),
      ("<svg viewBox='0 0 24 24'/>", "nothing is drawn inside the view box"),
      ("<svg viewBox='0 0 9 9'><path fill='none' d='M0 0h9v9z'/></svg>", "nothing is drawn inside the view box"),
      ("<svg viewBox='0 0 9 9'><path d='M10 0h9v9z'/></svg>", "nothing is drawn inside the view box"),
      ("<svg viewBox='0 0 9 9'><path d='M0 0h9'/></svg>", "nothing is drawn inside the view box"),
      ("<svg viewBox='0 0 9 9'><path d='M0 0h9v'/></svg>", "path data: a number is missing or too large at byte 7"),
      ("<svg viewBox='0 0 9 9'><text>A</text></svg>", "<text> is not drawn; convert it to paths"),
      ("<svg viewBox='0 0 9 9'><image/></svg>", "<image> is not drawn; convert it to paths"),
      ("<svg viewBox='0 0 9 9'><circle r='a'/></svg>", "r=\"a\" of <circle> cannot be read"),
      ("<svg viewBox='0 0 9 9'><polygon points='1 2 3'/></svg>", "points=\"1 2 3\" of <polygon> cannot be read"),
      ("<svg viewBox='0 0 9 9'><g transform='turn(3)'/></svg>", "transform=\"turn(3)\" of <g> cannot be read"),
      ("<svg viewBox='0 0 9 9'><use href='#a'/></svg>", "<use> refers to '#a', which the file does not have"),
      ("<svg viewBox='0 0 9 9'><use href='a.svg'/></svg>", "<use> refers to 'a.svg', which the file does not have"),
      ("<svg viewBox='0 0 9 9'><g id='a'><use href='#a'/></g></svg>", "<use> of '#a' contains itself"),
      (
        "<svg viewBox='0 0 9 9'><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g></svg>",
        "<use> of '#b' contains itself"
      ),
      ("<vector/>", "<vector> is not a drawing; use a file with <svg> or Android's <vector>"),
    ])
  func refuses(svg: String, reason: String) {
    #expect { try DrawnIcon.picture(svg) } throws: {
      "\($0)" == reason || reason.hasPrefix("1:") && "\($0)".hasPrefix(reason)
    }
  }

  @Test("A vector drawable needs its viewport, and numbers")
  func refusesVectorDrawables() {
    let name = "xmlns:android='http://schemas.android.com/apk/res/android'"
    let rows: [(String, DrawingError)] = [
      ("<vector/>", .noSize), ("<svg/>", .notADrawing(root: "svg")),
      ("<vector \(name) android:viewportWidth='9' android:viewportHeight='9'/>", .noInk),
      (
        "<vector \(name) android:viewportWidth='9dp' android:viewportHeight='9'/>",
        .malformedValue(element: "vector", attribute: "android:viewportWidth", value: "9dp")
      ),
    ]
    for (file, error) in rows { #expect(throws: error) { try Drawing(vectorDrawable: Array(file.utf8)) } }
  }

  /// Ten levels of groups that each use the next one ten times.
  private static let references =
    (0..<10).map { level in
      "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level + 1)'/>", count: 10) + "</g>"
    }.joined() + "<path id='g10' d='M0 0h1v1z'/>"

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static let large: [(String, String)] = [
    (references, "5000 elements"), ("\(repeated("<g>", 100))\(repeated("</g>", 100))", "64 levels"),
    ("<path d='M0 0\(repeated("h1 ", 60_000))'/>", "50000 path segments"),
    (
      "<g stroke='red' stroke-linejoin='round' stroke-width='9000000'><path d='M0 0\(repeated("l1 9-1-9 ", 20_000))'/></g>",
      "400000 corners"
    ),
    (
      "<path stroke='red' stroke-dasharray='.01' d='M0 0\(repeated("M0 0h9", 9_000))'/>", "400000 corners"
    ),
    (
      "\(repeated("<g transform='scale(9999999)'>", 30))<path d='M0 0h9v9z'/>\(repeated("</g>", 30))",
      "1000000000 times its size in a direction"
    ),
    (repeated(" ", 1 << 20), "1 MiB"),
  ]

  @Test("The work is bounded", arguments: large)
  func isBounded(elements: String, limit: String) {
    #expect(throws: DrawingError.tooLarge(limit)) { try DrawnIcon.picture(DrawnIcon.areas(elements)) }
  }

  @Test(
    "Extreme but valid values are drawn or refused",
    arguments: [
      "<path d='M1e7 1e7L-1e7-1e7 1e7-1e7z'/>", "<circle cx='12' cy='12' r='1e-7'/>",
      "<circle cx='12' cy='12' r='1e7'/>",
      "<path stroke='red' stroke-width='1e7' d='M0 0h1e-7'/>", "<path d='M0 0a1e7 1e-7 1e7 0 1 1e7 1e-7'/>",
      "<path transform='scale(0)' d='M0 0h9v9z'/>", "<path stroke='red' transform='scale(1e-7 1e7)' d='M0 0h9v9z'/>",
      "<path stroke='red' stroke-miterlimit='1e7' stroke-linejoin='miter' d='M0 0h9L0 1e-7z'/>",
      "<path stroke='red' stroke-dasharray='1e-7 0' d='M0 0h9'/>", "<path transform='skewX(90)' d='M0 0h9v9z'/>",
    ])
  func survivesExtremes(element: String) {
    do throws(DrawingError) {
      let picture = try DrawingPicture(Drawing(svg: Array(DrawnIcon.areas(element).utf8)))
      #expect(picture.raster.inkCount > 0)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test("A file with any byte changed is drawn or refused", arguments: 0..<20 as Range<UInt64>)
  func survivesMutation(seed: UInt64) {
    let icon = DrawnIcon.lines(
      DrawnIcon.unlock
        + "<g transform='rotate(9 1,2)' style='fill:red'><use href='#a'/></g><rect id='a' rx='1%' width='9' height='9'/>"
    )
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var bytes = Array(icon.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] =
          [UInt8.random(in: 0x20..<0x7F, using: &generator), bytes[bytes.count - 1 - place]].randomElement(
            using: &generator) ?? 0
      }
      _ = try? DrawingPicture(Drawing(svg: bytes))
    }
    let bytes = Array(icon.utf8)
    _ = try? Drawing(svg: Array(bytes.prefix(Int.random(in: bytes.indices, using: &generator))))
  }
}
