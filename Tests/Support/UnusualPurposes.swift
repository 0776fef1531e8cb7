/// Over 300 purposes whose identifiers are hard to name in code: members of generated types, words of the languages, digits, and
/// identifiers whose names collide.
package enum UnusualPurposes {
  package static let identifiers: [String] = {
    var seen: Set<String> = []
    return (members + words + digits + collisions).filter { seen.insert($0).inserted }
  }()

  /// Members of generated types and of the library's.
  private static let members = split(
    """
    accessible-name all-cases app-drawables bar button-role ca-case codable companion counted current description destination
    direction encode entries equals facts hash hash-code hash-value header icon icon-set id identifier input-labels label-message
    language languages length message messages name ns-image numbers opposite ordinal plain-text purpose purpose-catalog
    raw-value renamed role roles screen set-icon short-title some storage tag texts texts-of title to-string ui-image value-of
    values value wrapped-value unsafely-unwrapped prototype constructor has-own-property
    """)

  /// The keywords of Swift, Kotlin, ECMAScript, Dart and Java, reserved and contextual.
  private static let words = split(
    """
    abstract actor actual annotation any arguments as assert associatedtype associativity async at await base boolean borrowing
    break by byte case catch char class companion const consume consuming continue convenience copy crossinline data debugger
    deferred default defer deinit delegate delete didset distributed do double dynamic each else enum eval expect export
    extends extension external factory fallthrough false field file fileprivate final finally float for fun func function get
    goto guard hide if implements import in indirect infinity infix init inline inner inout instanceof int interface internal
    is isolated it late lateinit lazy left let library lhs long macro mixin mutating nan native new nil noinline none
    nonisolated nonmutating nonsending null object of on only open operator optional out override package param part postfix
    precedence precedencegroup prefix private property protected protocol public receiver reified repeat required rethrow
    rethrows return right rhs sealed self sending set setparam short show static strictfp struct subscript super suspend switch
    swift sync synchronized tailrec then this throw throws transient true try type typealias typeof undefined unowned value var
    vararg void volatile weak when where while willset with yield number string array date math json promise symbol error
    """)

  private static let digits = split(
    """
    a-1 a1 a-1-2 a1-2 a-12 a12 skip-10 skip-15 skip10 zoom-2 zoom2 zoom-2x zoom2x h1 h-1 h2 h3 x2 x-2 mp3 mp-3 level-1 level-2
    level1 page-1-of-2 top-10 top10 v2 v-2 web-2-0 web2-0 web-20 web20
    """)

  /// Names that another identifier gets when its own is taken, functions of icon sets, and identifiers that differ by case in
  /// camel case only.
  private static let collisions = split(
    """
    role-purpose role-purpose2 title-purpose icon-purpose message-purpose init-purpose self-purpose a1-purpose a1-purpose2
    zoom2-purpose purpose-purpose set-icon sf-symbols-icon own-set-icon lucide-icon own-set select-all selectall select-a-ll
    log-in login sign-up signup full-screen fullscreen back-up backup check-out checkout play-back playback drop-down dropdown
    work-out workout turn-on turnon a b c x y z i o of-all in-all is-on as-is do-it if-any for-you to-do todo
    """)

  private static func split(_ words: String) -> [String] {
    words.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The title of a purpose in the catalogue: no word of a language, so that nothing else than the purpose explains it.
  package static func title(_ index: Int) -> String {
    let letters = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu"]
    let digits = String(index).compactMap(\.wholeNumberValue).map { letters[$0] }.joined()
    return "Zq\(digits) Vx\(String(digits.reversed()))"
  }

  /// The files of a catalogue with the purposes, their titles, and an icon set.
  package static var files: [String: String] {
    let icons = identifiers.indices.map { "\"glyph-\($0)\"" }.joined(separator: ", ")
    let purposes = identifiers.enumerated().map { index, identifier in
      #""\#(identifier)": { "role": "act", "description": "Number \#(index).", "icons": { "own-set": "glyph-\#(index)" }, "messages": { "title": {} } }"#
    }
    return [
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Unusual", "sourceLocale": "en", "locales": ["en"], "iconSets": ["own-set"] }"#,
      "purposes.json": "{\n\(purposes.joined(separator: ",\n"))\n}",
      "icon-sets/own-set.json":
        #"{ "name": "Own", "version": "1", "license": "MIT", "source": "made up", "names": [\#(icons)] }"#,
      "titles/en.json":
        "{\n\(identifiers.enumerated().map { "\"\($1)\": \"\(title($0))\"" }.joined(separator: ",\n"))\n}",
    ]
  }
}
