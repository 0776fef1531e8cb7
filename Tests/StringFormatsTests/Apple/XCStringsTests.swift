import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("xcstrings")
struct XCStringsTests {
  private let format = XCStringsFormat()
  private let german = LanguageTag("de") ?? .english

  private static let counted = StringUnit(
    key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
    target: "{count, plural, one {Usuń # element} few {Usuń # elementy} other {Usuń # elementu}}",
    arguments: [SmallTables.count])
  private static let beside = StringUnit(
    key: UnitKey("move/counted"), source: "{count, plural, one {Move # item to {name}} other {Move # items to {name}}}",
    target: "Do {name}: {count, plural, one {# element} few {# elementy} other {# elementu}} (100 %)",
    arguments: [SmallTables.name, SmallTables.count])

  private func text(_ tables: [StringTable], _ options: FormatOptions = FormatOptions()) throws -> String {
    let files: [ExportedFile] = try format.write(tables, options: options).files
    #expect(files.map(\.path) == ["Localizable.xcstrings"])
    return String(decoding: files.first?.bytes ?? [], as: UTF8.self)
  }

  private func read(_ strings: String, context: ReadContext = ReadContext()) throws -> ReadTables {
    let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(strings)\n}, \"version\" : \"1.0\" }"
    return try format.read([SourceFile(path: "a.xcstrings", text: text)], context: context)
  }

  @Test("A title in two languages, as Xcode would save it")
  func title() throws {
    let polish = SmallTables.title("back", "Back", "Wstecz/„\"\\\"”", state: .needsReview)
    var table = try SmallTables.polish([SmallTables.title("back", "Back", nil)])
    table.targetLocale = german
    #expect(
      try text([SmallTables.polish([polish]), table]) == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "back" : {
              "comment" : "Button that does something.\npurpose-catalog: source=\#(polish.base.source) de=- \#
        pl=\#(polish.base.target):needs-review",
              "extractionState" : "manual",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : ""
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Back"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Wstecz/„\"\\\"”"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#)
  }

  @Test("A plural of the only argument varies as a whole; beside others it is a substitution")
  func plurals() throws {
    let text = try text([SmallTables.polish([Self.counted, Self.beside])])
    #expect(
      text.contains(
        """
                "pl" : {
                  "variations" : {
                    "plural" : {
                      "few" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "Usuń %lld elementy"
                        }
                      },
                      "one" : {
        """))
    #expect(
      text.contains(
        """
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%#@count@"
                  },
                  "substitutions" : {
                    "count" : {
                      "argNum" : 2,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "few" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "Do %1$@: %arg elementy (100 %%)"
        """))
  }

  @Test("Keys and locales are in Xcode's order")
  func order() throws {
    let sorted = [
      "a_b", "a-b", "a.b", "a/b", "A2", "a10", "ab", "aB", "abc", "back", "d0.0", "d0.00", "delete", "delete-all",
      "delete.counted",
      "delete2", "Zh", "zh-Hans", "zh-Hant", "zh-HK",
    ]
    #expect(sorted.reversed().sorted(by: XcodeKeyOrder.precedes) == sorted)
  }

  @Test("Without bases, 'final' is a loss")
  func withoutBases() throws {
    let table = try SmallTables.polish([SmallTables.title("back", "Back", "Wstecz", state: .final)])
    let options = try FormatOptions([("bases", "no")], of: format.description)
    #expect(try !text([table], options).contains("purpose-catalog"))
    #expect(
      try format.write([table], options: options).losses.map(\.reason) == [
        "without bases a string catalog cannot tell 'final' from 'translated'"
      ])
  }

  @Test("A key's comment has what its locales share")
  func notes() throws {
    var polish = SmallTables.title("back", "Back", "Wstecz")
    polish.context.purposeDescription = "Goes back."
    polish.context.companions = [UnitContext.Companion(purpose: "close", title: "Zamknij")]
    var table = try SmallTables.polish([polish])
    #expect(try text([table]).contains("close 'Zamknij'"))
    polish.context.companions = [UnitContext.Companion(purpose: "close", title: "Schließen")]
    let other = try SmallTables.polish([polish])
    table.targetLocale = german
    #expect(try text([other, table]).contains("Shown beside: close."))
    #expect(try text([other, table]).contains("Goes back."))
  }

  // MARK: Reading

  private static let context = ReadContext(
    units: [
      UnitKey("back"): ReadContext.Unit(source: "Back", arguments: []),
      beside.key: ReadContext.Unit(source: beside.source, arguments: beside.arguments),
      counted.key: ReadContext.Unit(source: counted.source, arguments: counted.arguments),
    ])

  @Test("A file that Xcode and a translator edited")
  func foreign() throws {
    let read = try read(
      #"""
      "back" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Back" } },
        "pl" : { "stringUnit" : { "state" : "stale", "value" : "Wstecz 100 %" } } } },
      "delete.counted" : { "localizations" : { "pl" : { "variations" : { "plural" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Usuń %d" } },
        "one" : { "stringUnit" : { "state" : "needs_review", "value" : "Usuń {jeden}" } },
        "few" : { "stringUnit" : { "state" : "new", "value" : "" } } } } } } },
      "move.counted" : { "localizations" : { "pl" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@items@ do %1$@ #1" },
        "substitutions" : { "items" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg elementu" } } } } } } } } },
      "brand" : { "shouldTranslate" : false, "localizations" : { "pl" : { "stringUnit" : 1 } } }
      """#, context: Self.context)
    #expect(read.problems.isEmpty)
    #expect(read.tables.map(\.locale.identifier) == ["pl"])
    let units = try #require(read.tables.first?.units)
    #expect(
      units.map(\.target) == [
        "Wstecz 100 %", "{count, plural, one {Usuń '{'jeden'}'} other {Usuń #}}",
        "{count, plural, other {# elementu}} do {name} #1",
      ])
    #expect(units.map(\.state) == [.needsReview, .needsReview, .translated])
    #expect(units.map(\.place.description) == ["a.xcstrings:4:58", "a.xcstrings:6:66", "a.xcstrings:10:54"])
  }

  @Test("The source's own texts are read when the base or the command line names them")
  func sourceTexts() throws {
    let own = #""back" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "Go" } } } }"#
    #expect(try read(own).tables.isEmpty)
    #expect(try read(own, context: ReadContext(locale: .english)).tables.first?.units.map(\.target) == ["Go"])
    var table = try SmallTables.polish([SmallTables.title("back", "Back", "Back")])
    table.targetLocale = .english
    try RoundTrip(format, [table]).expectNoChange()
  }

  @Test("An error in one unit is reported, and the others are read")
  func problems() throws {
    let read = try read(
      #"""
      "back" : { "localizations" : { "pl" : { "variations" : { "device" : {
        "mac" : { "stringUnit" : { "state" : "new", "value" : "Go" } } } } } } },
      "delete.counted" : { "localizations" : { "pl" : { "stringUnit" : { "state" : "new", "value" : "%@" } } } },
      "move.counted" : { "localizations" : { "pl" : { "stringUnit" : { "state" : "new", "value" : "%#@x@" },
        "substitutions" : { "y" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "new", "value" : "y" } } } } } } } } },
      "open" : { "localizations" : { "pl" : { "stringUnit" : { } }, "?" : { },
        "de" : { "stringUnit" : { "state" : "odd", "value" : "Auf" } } } }
      """#, context: Self.context)
    #expect(
      read.problems.map { "\($0.place.position): \($0.message)" } == [
        "2:32: the text varies by 'device', not by 'plural' alone; the catalogue has no such",
        "4:42: '%@' cannot print {count}; write '%lld'",
        "5:40: '%#@x@' refers to nothing; add its plural",
        "8:32: the localization has no text; write a 'stringUnit' with a 'value'",
        "8:63: '?' is not a language tag; rename the locale",
      ])
    #expect(read.tables.map { "\($0.locale) \($0.units.map(\.target))" } == ["pl []", "de [\"Auf\"]"])
    #expect(read.tables.last?.units.first?.state == nil)
  }

  @Test(
    "A substitution counts one of the arguments",
    arguments: [
      ("-9223372036854775808", "'argNum' of substitution 'items' is not a position; write a number from 1 up"),
      ("0", "'argNum' of substitution 'items' is not a position; write a number from 1 up"),
      ("1.5", "'argNum' of substitution 'items' is not a position; write a number from 1 up"),
      ("\"1\"", "'argNum' of substitution 'items' is not a position; write a number from 1 up"),
      ("3", "'%#@items@' refers to no argument; the message has 2"),
      ("9223372036854775807", "'%#@items@' refers to no argument; the message has 2"),
    ])
  func positions(number: String, message: String) throws {
    let strings = """
      "move.counted" : { "localizations" : { "pl" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@items@" },
        "substitutions" : { "items" : { "argNum" : \(number), "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg elementu" } } } } } } } } }
      """
    let read = try read(strings, context: Self.context)
    #expect(read.problems.map(\.message) == [message])
    #expect(read.tables.map(\.units.count) == [0])
    // Without a declaration in the catalogue, the number of arguments is unknown.
    let unknown = try self.read(strings.replacing("move", with: "unknown"))
    #expect(unknown.problems.map(\.message) == (message.contains("argNum") ? [message] : []))
  }

  @Test(
    "Other files are refused with a reason",
    arguments: [
      ("[]", "a.xcstrings: the file is not a string catalog; it has no object 'strings'"),
      ("{\"strings\" : []}", "a.xcstrings: the file is not a string catalog; it has no object 'strings'"),
      ("{\"strings\" : {}\u{0}}", "a.xcstrings:1:16: the file contains U+0000, so it is not a text file"),
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: StringTableError.self) {
      try format.read([SourceFile(path: "a.xcstrings", text: text)], context: ReadContext())
    }
    #expect(error?.description == message)
  }

  @Test("A foreign catalog changes only where it was edited")
  func foreignFile() throws {
    let before = #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : {

          },
          "settings.platform" : {
            "comment" : "Where the app runs\n\u001b",
            "extractionState" : "stale",
            "shouldTranslate" : false,
            "localizations" : {
              "fr" : {
                "variations" : {
                  "device" : {
                    "applevision" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "Vision / « %@ »"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "version" : "1.1",
        "futureMember" : [
          1.50,
          null
        ]
      }
      """#
    var tree = try JSONTree(JSONDocument(SourceFile(path: "a.xcstrings", text: before)))
    #expect(String(decoding: XcodeJSON.bytes(of: tree), as: UTF8.self) == before)
    tree["strings"]?["settings.platform"]?["localizations"]?["fr"]?["variations"]?["device"]?["applevision"]?[
      "stringUnit"]?["value"] = .string("Là")
    let after = before.replacing("Vision / « %@ »", with: "Là")
    #expect(String(decoding: XcodeJSON.bytes(of: tree), as: UTF8.self) == after)
  }
}
