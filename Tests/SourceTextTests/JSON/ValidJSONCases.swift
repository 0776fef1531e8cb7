// Valid files by section of RFC 8259.

let validCases = structureCases + numberCases + stringCases + escapeCases

/// §2 (values at the top level, white space), §4 and §5.
private let structureCases: [JSONCase] = [
  JSONCase("a lone false", "false"),
  JSONCase("a lone true", "true"),
  JSONCase("a lone null", "null"),
  JSONCase("a lone integer", "42"),
  JSONCase("a lone negative fraction", "-0.1"),
  JSONCase("a lone string", #""catalogue""#),
  JSONCase("a lone empty string", #""""#),
  JSONCase("a lone string of a space", #"" ""#),
  JSONCase("line feed after the value", "[\"a\"]\n"),
  JSONCase("space on both sides", " [] "),
  JSONCase("all four spaces everywhere", "\t\r\n [ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n"),
  JSONCase("carriage return and line feed", "{\r\n\"a\": 1\r\n}\r\n"),
  JSONCase("empty array", "[]"),
  JSONCase("array in array, space after it", "[[]   ]"),
  JSONCase("array of the empty string", #"[""]"#),
  JSONCase("array of false", "[false]"),
  JSONCase("array of true", "[true]"),
  JSONCase("array of null", "[null]"),
  JSONCase("array of all kinds", #"[null, 1, "1", {}, [], true, false, -1.5e3]"#),
  JSONCase("line feed before the bracket", "[1\n]"),
  JSONCase("space before the array", " [1]"),
  JSONCase("space after the array", "[2] "),
  JSONCase("space before an element", "[ 4]"),
  JSONCase("several nulls", "[1,null,null,null,2]"),
  JSONCase(
    "500 arrays in each other", String(repeating: "[", count: 500) + String(repeating: "]", count: 500)),
  JSONCase(
    "512 levels of both kinds",
    String(repeating: #"[{"":"#, count: 256) + "0" + String(repeating: "}]", count: 256)),
  JSONCase("empty object", "{}"),
  JSONCase("one member", #"{"back":"Back"}"#),
  JSONCase("two members", #"{"back":"Back", "close":"Close"}"#),
  JSONCase("empty key", #"{"":0}"#),
  JSONCase("array as a member", #"{"a":[]}"#),
  JSONCase("line feeds around a member", "{\n\"a\": \"b\"\n}"),
  JSONCase("U+0000 in a key, escaped", #"{"ba\u0000ck": 42}"#),
  JSONCase("large numbers as members", #"{ "min": -1.0e+28, "max": 1.0e+28 }"#),
  JSONCase(
    "strings of 40 characters",
    #"{"x":[{"id": "\#(String(repeating: "x", count: 40))"}], "id": "\#(String(repeating: "x", count: 40))"}"#
  ),
  JSONCase("escapes in a value", #"{"title":"\u0421\u043e\u0445\u0440\u0430\u043d\u0438\u0442\u044c"}"#),
]

/// §6.
private let numberCases: [JSONCase] = [
  "0", "-0", "-1", "-123", "123", "123.456789", "0e1", "0e+1", "0E-1", "20e1", "123e65", "123e45", "1E22",
  "1E-2",
  "1E+2", "1e-2", "1e+2", "123.456e78", "-0.0", "0.10", "1.0e007",
  "-0.000000000000000000000000000000000000000000000000000000000000000000000000000001",
].map { JSONCase("number \($0)", "[\($0)]") }

/// §7, unescaped: %x20-21 / %x23-5B / %x5D-10FFFF, and §8.1.
private let stringCases: [JSONCase] = [
  JSONCase("ASCII with a space at the end", #"["asd "]"#),
  JSONCase("space before the string", #"[ "asd"]"#),
  JSONCase("what looks like comments", ##"["a/*b*/c/*d//e#f"]"##),
  JSONCase("U+007F alone", "[\"\u{7F}\"]"),
  JSONCase("U+007F between letters", "[\"a\u{7F}a\"]"),
  JSONCase("U+2028", "[\"\u{2028}\"]"),
  JSONCase("U+2029", "[\"\u{2029}\"]"),
  JSONCase("two bytes of UTF-8", "[\"π\"]"),
  JSONCase("three bytes of UTF-8", "[\"⍂㈴⍂\"]"),
  JSONCase("three and four bytes of UTF-8", "[\"€𝄞\"]"),
  JSONCase(
    "first and last scalar of each length",
    "[\"\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\"]"),
  JSONCase("noncharacter U+FFFF", "[\"\u{FFFF}\"]"),
  JSONCase("noncharacter U+10FFFF", "[\"\u{10FFFF}\"]"),
  JSONCase("unassigned U+1BFFF", "[\"\u{1BFFF}\"]"),
  JSONCase("U+FEFF inside a string", "[\"\u{FEFF}\"]"),
  JSONCase("apostrophes", "[\"it's\"]"),
]

/// §7, escaped.
private let escapeCases: [JSONCase] = [
  (#"\"\\\/\b\f\n\r\t"#, "all short escapes"),
  (#"\\u0000"#, "an escaped backslash before u0000"),
  (#"\""#, "a quote"),
  (#"\\a"#, "an escaped backslash before a"),
  (#"\\n"#, "an escaped backslash before n"),
  (#"\u0000"#, "U+0000"),
  (#"\u0012"#, "a control character"),
  (#"new\u000Aline"#, "a line feed"),
  (#"\u0022"#, "a quote by number"),
  (#"\u005C"#, "a backslash by number"),
  (#"\u002c"#, "one byte of UTF-8"),
  (#"\u0123"#, "two bytes of UTF-8"),
  (#"\u0821"#, "three bytes of UTF-8"),
  (#"\u0060\u012a\u12AB"#, "one, two and three bytes of UTF-8"),
  (#"\u0061\u30af\u30EA\u30b9"#, "digits in both cases"),
  (#"\uA66D"#, "uppercase digits"),
  (#"\uD801\udc37"#, "a surrogate pair in mixed case"),
  (#"\ud83d\ude39\ud83d\udc8d"#, "two surrogate pairs"),
  (#"\uD834\uDd1e"#, "U+1D11E"),
  (#"\uDBFF\uDFFF"#, "the last surrogate pair"),
  (#"\uDBFF\uDFFE"#, "noncharacter U+10FFFE"),
  (#"\uD83F\uDFFE"#, "noncharacter U+1FFFE"),
  (#"\uFFFF"#, "noncharacter U+FFFF"),
  (#"\uFFFE"#, "noncharacter U+FFFE"),
  (#"\uFDD0"#, "noncharacter U+FDD0"),
  (#"new\u00A0line"#, "a no-break space"),
  (#"\u200B"#, "a zero-width space"),
  (#"\u2064"#, "an invisible plus"),
].map { JSONCase("escape of \($0.1)", "[\"\($0.0)\"]") }
