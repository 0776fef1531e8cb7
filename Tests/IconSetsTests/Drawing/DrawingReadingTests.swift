import Testing

@testable import IconSets

/// Different ways to write the same picture.
@Suite struct DrawingReadingTests {
  private static let square = "<path d='M4 4H20V20H4z'/>"

  @Test(
    "Shapes, transforms, references and styles give the square that a path draws",
    arguments: [
      "<rect x='4' y='4' width='16' height='16'/>", "<polygon points='4,4 20,4 20 20 4+20'/>",
      "<polyline points='4 4 20 4 20 20 4 20'/>", "<rect x='4' y='4' width='66.667%' height='16px'/>",
      "<g transform='translate(4 4)'><rect width='16' height='16'/></g>",
      "<rect width='1' height='1' transform='matrix(16 0 0 16 4 4)'/>",
      "<rect x='4' y='4' width='16' height='16' transform='rotate(90 12,12)'/>",
      "<g transform='scale(2)'><rect x='2' y='2' width='8' height='8' transform='scale(1 1), skewX(0)'/></g>",
      "<defs><rect id='a' width='16' height='16'/></defs><use href='#a' x='4' y='4'/>",
      "<symbol id='a' viewBox='0 0 2 2'><path d='M0 0h2v2H0z'/></symbol><use href='#a' x='4' y='4' width='16' height='16'/>",
      "<svg x='4' y='4' width='16' height='16' viewBox='0 0 1 1'><rect width='1' height='1'/></svg>",
      "<line x1='4' y1='12' x2='20' y2='12' stroke='red' stroke-width='16'/>",
      "<path d='M12 12h0' style='stroke: #123; stroke-width:16px; stroke-linecap:square'/>",
      "<path d='M6 6h12v12H6z' stroke='white' stroke-width='4'/>",
      "<path fill='none' d='M0 0h24v24H0z'/>\(square)", "<rect width='24' height='24' fill='#fff0'/>\(square)",
      "<path d='M0 0h24v24H0z' style='fill:none'/>\(square)", "<g display='none'><circle r='9'/></g>\(square)",
      "<g opacity='0'><circle r='9'/></g>\(square)", "<g visibility='hidden'><circle r='9'/></g>\(square)",
      "<circle r='9' fill='rgba(0, 0, 0, 0)'/>\(square)", "<circle r='9' fill-opacity='0%'/>\(square)",
      "<style>/* { */ .cls-1, .cls-2 { fill: none; }</style><circle class='x cls-2' r='9'/>\(square)",
      "<clipPath id='c'><circle r='9'/></clipPath><mask id='m'><circle r='9'/></mask><defs><circle r='9'/></defs>\(square)",
      "<g fill='none'><g fill='currentColor'>\(square)</g></g>", "<title>Square</title><desc/>\(square)",
      "<path fill-rule='evenodd' d='M4 4H20V20H4zM0 0V0z'/>", "<path fill='url(#g)' d='M4 4H20V20H4z'/>",
    ])
  func readsSquares(elements: String) throws {
    let expected = try DrawnIcon.picture(DrawnIcon.areas(Self.square))
    let picture = try DrawnIcon.picture(DrawnIcon.areas(elements))
    #expect(picture.raster == expected.raster)
  }

  @Test(
    "The canvas is fitted into the middle of the square",
    arguments: [
      ("viewBox='0 0 24 24' width='48' height='48'", "4 4 16 16"), ("width='24' height='24'", "4 4 16 16"),
      ("viewBox='-12 -12 48 48'", "8 8 8 8"), ("viewBox='0 0 24 48'", "8 2 8 8"),
      ("viewBox='0 0 24 24' width='48' height='24'", "8 8 8 8"),
      ("viewBox='0 0 24 24' width='48' height='24' preserveAspectRatio='xMinYMid'", "2 8 8 8"),
      ("viewBox='0 0 24 24' width='48' height='24' preserveAspectRatio='none'", "4 8 16 8"),
    ])
  func fitsCanvases(attributes: String, box: String) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(Self.square)</svg>"
    let drawn = try Drawing(svg: Array(svg.utf8)).inkBox
    let numbers = [drawn.least.x, drawn.least.y, drawn.width, drawn.height].map { "\(Int(($0 * 24).rounded()))" }
    #expect(numbers.joined(separator: " ") == box)
  }

  @Test func readsOneSymbolOfASprite() throws {
    let sprite = """
      <svg xmlns='http://www.w3.org/2000/svg'><symbol id='star' viewBox='0 0 24 24'>\(DrawnIcon.star)</symbol>
      <symbol id='square' viewBox='0 0 24 24'>\(Self.square)</symbol></svg>
      """
    let square = try DrawingPicture(Drawing(svg: Array(sprite.utf8), symbol: "square"))
    #expect(square.raster == (try DrawnIcon.picture(DrawnIcon.areas(Self.square)).raster))
    #expect(throws: DrawingError.missingSymbol("moon")) { try Drawing(svg: Array(sprite.utf8), symbol: "moon") }
  }

  @Test("A document type declaration is skipped; its entities are unknown")
  func skipsDoctypes() throws {
    let svg = DrawnIcon.areas(Self.square)
    let doctype =
      "<?xml version='1.0'?><!-- > --><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"a>b\" [<!ENTITY a 'b'>]>"
    #expect(try DrawnIcon.picture(doctype + svg) == DrawnIcon.picture(svg))
    #expect(throws: DrawingError.self) {
      try DrawnIcon.picture(doctype + DrawnIcon.areas("<g id='&a;'/>\(Self.square)"))
    }
  }

  @Test(
    "Vector drawables draw the same as SVG",
    arguments: [
      ("<path android:fillColor='#000' android:pathData='M4 4H20V20H4z'/>", square),
      (
        "<path android:strokeColor='?attr/tint' android:strokeWidth='2' android:strokeLineCap='round' android:pathData='M4 4H20'/>",
        "<path fill='none' stroke='red' stroke-width='2' stroke-linecap='round' d='M4 4H20'/>"
      ),
      (
        "<path android:fillColor='#80000000' android:fillType='evenOdd' android:pathData='M2 2h20v20H2zM6 6h8v8H6z'/>",
        "<path fill-rule='evenodd' d='M2 2h20v20H2zM6 6h8v8H6z'/>"
      ),
      (
        """
        <group android:rotation='30' android:pivotX='12' android:pivotY='12' android:scaleX='.5' android:translateX='3'>
        <path android:fillColor='@color/ink' android:pathData='M4 4H20V20H4z'/></group>
        """,
        "<g transform='translate(3 0) translate(12 12) rotate(30) scale(.5 1) translate(-12 -12)'>\(square)</g>"
      ),
      (
        """
        <path android:fillColor='#00FFFFFF' android:pathData='M0 0h24v24H0z'/><clip-path android:pathData='M0 0h1v1z'/>
        <path android:pathData='M4 4H20V20H4z'><attr name='android:fillColor'/></path>
        """, square
      ),
    ])
  func readsVectorDrawables(vector: String, svg: String) throws {
    let file = """
      <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp" android:height="24dp" \
      android:viewportWidth="24" android:viewportHeight="24">\(vector)</vector>
      """
    let picture = try DrawingPicture(Drawing(vectorDrawable: Array(file.utf8)))
    #expect(picture.raster == (try DrawnIcon.picture(DrawnIcon.areas(svg)).raster))
  }
}
