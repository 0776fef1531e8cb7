// Files that RFC 8259 leaves to the implementation, with this reader's decision and the reason.

/// Numbers of any size are accepted, since literals are kept as text and callers decide about the value (§6).
let acceptedUndecidedCases: [JSONCase] =
  [
    "123.456e-789", "0.4e006" + String(repeating: "9", count: 90), "-1e+9999", "1.5e+9999", "-123123e100000",
    "123123e100000", "123e-10000000", "-123123123123123123123123123123", "100000000000000000000",
    "-237462374673276894279832749832423479823246327846",
  ].map { JSONCase("number \($0.prefix(24))", "[\($0)]") }

/// Lone surrogates are refused, since Unicode text cannot represent them (§8.2).
let loneSurrogateCases: [JSONCase] = [
  JSONCase("second half as a key", #"{"\uDFAA":0}"#),
  JSONCase("first half", #"["\uDADA"]"#),
  JSONCase("first half in lowercase", #"["\ud800"]"#),
  JSONCase("first half, then another character", #"["\uD888\u1234"]"#),
  JSONCase("first half, then a short escape", #"["\uD800\n"]"#),
  JSONCase("first half, then a letter", #"["\uDd1ea"]"#),
  JSONCase("first half, then letters", #"["\ud800abc"]"#),
  JSONCase("two first halves, then a short escape", #"["\uD800\uD800\n"]"#),
  JSONCase("halves in the wrong order", #"["\uDd1e\uD834"]"#),
  JSONCase("second half", #"["\uDFAA"]"#),
]

/// Bytes that are not UTF-8 are refused, including other encodings and byte-order marks (§8.1).
let otherEncodingCases: [JSONCase] = [
  JSONCase("byte-order mark before an object", bytes: [0xEF, 0xBB, 0xBF, 0x7B, 0x7D]),
  JSONCase(
    "UTF-16LE with a byte-order mark", bytes: [0xFF, 0xFE] + utf16([0x5B, 0x22, 0xE9, 0x22, 0x5D], .little)),
  JSONCase(
    "UTF-16BE with a byte-order mark", bytes: [0xFE, 0xFF] + utf16([0x5B, 0x22, 0xE9, 0x22, 0x5D], .big)),
  JSONCase("UTF-16LE", bytes: utf16([0x5B, 0x22, 0xE9, 0x22, 0x5D], .little)),
  JSONCase("UTF-16BE", bytes: utf16([0x5B, 0x22, 0xE9, 0x22, 0x5D], .big)),
  JSONCase("UTF-16LE, one digit", bytes: utf16([0x31], .little)),
  JSONCase("UTF-16LE, a string of Arabic", bytes: utf16([0x22, 0x62D, 0x22], .little)),
  JSONCase("UTF-32LE with a byte-order mark", bytes: [0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0, 0x5D, 0, 0, 0]),
  JSONCase("UTF-32BE with a byte-order mark", bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B, 0, 0, 0, 0x5D]),
  JSONCase("UTF-32LE", bytes: [0x5B, 0, 0, 0, 0x5D, 0, 0, 0]),
  JSONCase("UTF-32BE", bytes: [0, 0, 0, 0x5B, 0, 0, 0, 0x5D]),
  JSONCase("a byte that starts nothing, behind text", "[\"日ш", [0xFA], "\"]"),
  JSONCase("0xFF", "[\"", [0xFF], "\"]"),
  JSONCase("Latin-1", "[\"", [0xE9], "\"]"),
  JSONCase("a surrogate in three bytes", "[\"", [0xED, 0xA0, 0x80], "\"]"),
  JSONCase("a lone continuation byte", "[\"", [0x81], "\"]"),
  JSONCase("beyond U+10FFFF", "[\"", [0xF4, 0xBF, 0xBF, 0xBF], "\"]"),
  JSONCase("overlong in two bytes", "[\"", [0xC0, 0xAF], "\"]"),
  JSONCase("overlong in three bytes", "[\"", [0xE0, 0x9F, 0xBF], "\"]"),
  JSONCase("overlong in four bytes", "[\"", [0xF0, 0x8F, 0xBF, 0xBF], "\"]"),
  JSONCase("overlong in six bytes", "[\"", [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF], "\"]"),
  JSONCase("U+0000 in six bytes", "[\"", [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80], "\"]"),
  JSONCase("a sequence cut short", "[\"", [0xE0, 0xFF], "\"]"),
  JSONCase("a sequence cut short at the end of the file", "[\"", [0xF0, 0x9F, 0x98], ""),
]

/// Duplicate keys are refused, although §4 only advises against them: one of the values would be lost.
let duplicateKeyCases: [JSONCase] = [
  JSONCase("same key, other value", #"{"a":"b","a":"c"}"#),
  JSONCase("same key and value", #"{"a":"b","a":"b"}"#),
  JSONCase("same key, escaped", #"{"a":"b","\u0061":"c"}"#),
]

private enum ByteOrder { case little, big }

private func utf16(_ units: [UInt16], _ order: ByteOrder) -> [UInt8] {
  units.flatMap { unit in
    let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    return order == .little ? bytes : bytes.reversed()
  }
}
