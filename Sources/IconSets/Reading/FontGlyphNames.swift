/// The names of a font's glyphs: those that the font states, or the words that become a glyph, such as `home` in Material Icons.
enum FontGlyphNames {
  /// The names of the glyphs that are icons, not letters.
  ///
  /// A glyph is an icon if it has a character outside of the blocks of letters, from U+2000 on, or if only a word leads to it.
  ///
  /// - Returns: the names, and the number of icons without one.
  static func icons(of font: FontFile) throws(FontFile.Fault) -> (names: Set<String>, unnamed: Int) {
    let glyphs = try font.glyphs()
    let stated = try statedNames(of: font)
    let words = try words(of: font, characters: Dictionary(glyphs.map { ($0.value, $0.key) }) { min($0, $1) })
    let drawn = Set(glyphs.filter { $0.key >= 0x2000 }.values)
    let letters = Set(glyphs.filter { $0.key < 0x2000 }.values)
    var names = Set(words.values.joined())
    var unnamed = 0
    for glyph in drawn where words[glyph] == nil && !letters.contains(glyph) {
      if let name = stated[glyph], isName(name) { names.insert(name) } else { unnamed += 1 }
    }
    return (names, unnamed)
  }

  /// `uniE001` and `glyph12` only number a glyph.
  private static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /\.?(uni|u|glyph|gid|cid|_)?[0-9A-Fa-f]*|\..*/) == nil
  }

  /// The names by glyph in the table `post`, version 2.
  private static func statedNames(of font: FontFile) throws(FontFile.Fault) -> [Int: String] {
    guard let table = font["post"], try font.long(at: table.lowerBound) == 0x0002_0000 else { return [:] }
    let count = try font.number(at: table.lowerBound + 32)
    var strings: [String] = []
    var offset = table.lowerBound + 34 + 2 * count
    while offset < table.upperBound {
      let string = try font.pascalString(at: offset)
      strings.append(string.text)
      offset = string.end
    }
    var names: [Int: String] = [:]
    for glyph in 0..<count {
      let index = try font.number(at: table.lowerBound + 34 + 2 * glyph)
      if index < Self.macintosh.count {
        names[glyph] = String(Self.macintosh[index])
      } else if index - Self.macintosh.count < strings.count {
        names[glyph] = strings[index - Self.macintosh.count]
      }
    }
    return names
  }

  // MARK: Ligatures

  /// The words by the glyph that they become: ligature substitutions (`GSUB`, lookup type 4) of letters.
  private static func words(
    of font: FontFile, characters: [Int: UInt32]
  ) throws(FontFile.Fault) -> [Int: [String]] {
    guard let table = font["GSUB"] else { return [:] }
    let list = table.lowerBound + (try font.number(at: table.lowerBound + 8))
    var words: [Int: [String]] = [:]
    for index in 0..<(try font.number(at: list)) {
      let lookup = list + (try font.number(at: list + 2 + 2 * index))
      for part in 0..<(try font.number(at: lookup + 4)) {
        var subtable = lookup + (try font.number(at: lookup + 6 + 2 * part))
        var kind = try font.number(at: lookup)
        if kind == 7 {  // an extension with a longer offset
          kind = try font.number(at: subtable + 2)
          subtable += try font.long(at: subtable + 4)
        }
        if kind == 4 { try add(ligaturesAt: subtable, of: font, characters, to: &words) }
      }
    }
    return words
  }

  private static func add(
    ligaturesAt table: Int, of font: FontFile, _ characters: [Int: UInt32], to words: inout [Int: [String]]
  ) throws(FontFile.Fault) {
    let first = try covered(at: table + font.number(at: table + 2), of: font)
    for index in 0..<(try font.number(at: table + 4)) {
      let set = table + (try font.number(at: table + 6 + 2 * index))
      for place in 0..<(try font.number(at: set)) {
        let ligature = set + (try font.number(at: set + 2 + 2 * place))
        let count = try font.number(at: ligature + 2)
        guard index < first.count, count > 2 else { continue }  // `fi` is a pair of letters
        var glyphs = [first[index]]
        for part in 1..<count { glyphs.append(try font.number(at: ligature + 2 + 2 * part)) }
        let scalars = glyphs.compactMap { characters[$0].flatMap(Unicode.Scalar.init) }
        guard scalars.count == count, scalars.allSatisfy({ $0.isASCII }) else { continue }
        words[try font.number(at: ligature), default: []].append(String(String.UnicodeScalarView(scalars)))
      }
    }
  }

  /// The glyphs of a coverage table in order.
  private static func covered(at table: Int, of font: FontFile) throws(FontFile.Fault) -> [Int] {
    var glyphs: [Int] = []
    let count = try font.number(at: table + 2)
    guard try font.number(at: table) == 2 else {
      for index in 0..<count { glyphs.append(try font.number(at: table + 4 + 2 * index)) }
      return glyphs
    }
    for index in 0..<count {
      let (start, end) = (try font.number(at: table + 4 + 6 * index), try font.number(at: table + 6 + 6 * index))
      // Each glyph is covered once.
      guard start <= end, glyphs.count + end - start < 0x10000 else {
        throw FontFile.Fault(description: "its table 'GSUB' is wrong")
      }
      glyphs += start...end
    }
    return glyphs
  }

  /// The glyph names of Apple's `post` table, which fonts refer to by number (OpenType specification 1.9.1, § post).
  private static let macintosh = """
    .notdef .null nonmarkingreturn space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright \
    asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater \
    question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore \
    grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde Adieresis Aring Ccedilla \
    Eacute Ntilde Odieresis Udieresis aacute agrave acircumflex adieresis atilde aring ccedilla eacute egrave ecircumflex \
    edieresis iacute igrave icircumflex idieresis ntilde oacute ograve ocircumflex odieresis otilde uacute ugrave ucircumflex \
    udieresis dagger degree cent sterling section bullet paragraph germandbls registered copyright trademark acute dieresis \
    notequal AE Oslash infinity plusminus lessequal greaterequal yen mu partialdiff summation product pi integral ordfeminine \
    ordmasculine Omega ae oslash questiondown exclamdown logicalnot radical florin approxequal Delta guillemotleft \
    guillemotright ellipsis nonbreakingspace Agrave Atilde Otilde OE oe endash emdash quotedblleft quotedblright quoteleft \
    quoteright divide lozenge ydieresis Ydieresis fraction currency guilsinglleft guilsinglright fi fl daggerdbl periodcentered \
    quotesinglbase quotedblbase perthousand Acircumflex Ecircumflex Aacute Edieresis Egrave Iacute Icircumflex Idieresis Igrave \
    Oacute Ocircumflex apple Ograve Uacute Ucircumflex Ugrave dotlessi circumflex tilde macron breve dotaccent ring cedilla \
    hungarumlaut ogonek caron Lslash lslash Scaron scaron Zcaron zcaron brokenbar Eth eth Yacute yacute Thorn thorn minus \
    multiply onesuperior twosuperior threesuperior onehalf onequarter threequarters franc Gbreve gbreve Idotaccent Scedilla \
    scedilla Cacute cacute Ccaron ccaron dcroat
    """.split(separator: " ")
}
