import Testing

@testable import CatalogFiles

/// Files that are not JSON, that are missing, or that have several kinds of mistakes.
@Suite struct BrokenFilesTests {
  @Test(arguments: syntax + missing + several)
  func reports(_ row: BrokenCatalogue) throws { try row.check() }

  private static let syntax = [
    BrokenCatalogue(
      "catalog.json", #""Small","#, becomes: #""Small""#,
      "catalog.json:3:18: json-syntax: missing comma after the value; add ','"),
    BrokenCatalogue(
      "catalog.json", #""limits": { "title": 15 }"#, becomes: #""limits": { "title": 15 },"#,
      "catalog.json:9:28: json-syntax: trailing comma before '}'; remove it"),
    BrokenCatalogue(
      "purposes.json", #""delete": {"#, becomes: #""delete": { // for good"#,
      "purposes.json:10:15: json-syntax: comment; JSON has none; use a 'description' or 'comment' field"),
    BrokenCatalogue(
      "purposes.json", #""Deletes.","#, becomes: #""Deletes."#,
      #"purposes.json:12:20: json-syntax: unclosed string; add '"' at its end"#,
      "purposes.json:12:29: json-syntax: missing comma after the value; add ','"),
    BrokenCatalogue(
      "icon-sets/set.json", #""version": "1""#, becomes: #"version: "1""#,
      "icon-sets/set.json:3:3: json-syntax: unquoted key 'version'; put it in double quotes"),
    BrokenCatalogue(
      "titles/ar.json", #""رجوع""#, becomes: #""رجوع\ud83d""#,
      #"titles/ar.json:2:16: json-syntax: lone surrogate '\ud83d'; write both halves of the pair, or the character itself"#
    ),
    BrokenCatalogue(
      "titles/ar.json", #""رجوع""#, becomes: #"'رجوع'"#,
      "titles/ar.json:2:11: json-syntax: single quotes; use double quotes"),
    BrokenCatalogue(
      "titles/ar.json", #""رجوع""#, becomes: "\"رج\u{0}وع\"",
      #"titles/ar.json:2:14: json-syntax: unescaped control character U+0000 in a string; write '\u0000'"#),
    BrokenCatalogue(
      "titles/ar.json", #""رجوع""#, becomes: #""رجوع"#,
      #"titles/ar.json:2:11: json-syntax: unclosed string; add '"' at its end"#),
    BrokenCatalogue(
      ["titles/ar.json": ""],
      "titles/ar.json:1:1: json-syntax: empty file; restore what it had, or write at least '{}'"),
    BrokenCatalogue(
      ["titles/ar.json": "\u{FEFF}{}"],
      "titles/ar.json:1:1: json-syntax: byte-order mark; save the file as UTF-8 without one"),
    BrokenCatalogue(
      ["titles/ar.json": "{} {}"],
      "titles/ar.json:1:4: json-syntax: content after the end of the value; remove it"),
  ]

  private static let missing = [
    BrokenCatalogue(
      without: "purposes.json",
      "catalog.json:1:1: unreadable-file: no file 'purposes.json'; create it or correct its name"),
    BrokenCatalogue(
      without: "icon-sets/set.json",
      "catalog.json:8:16: unreadable-file: icon set 'set' has no inventory; create 'icon-sets/set.json', which lists the names of all its icons and which of them mirror (icon-set.schema.json)"
    ),
    // A locale without a file inherits all of its texts; whether it may is for the validator to decide.
    BrokenCatalogue(
      without: "titles/ar.json"),
  ]

  private static let several = [
    // One run reports all mistakes in all files.
    BrokenCatalogue(
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": 7, "sourceLocale": "en", "locales": ["en", "ar"], "iconSets": ["set"], "limit": {} }"#,
        "purposes.json":
          #"{ "back": { "role": "navigat", "description": "…", "messages": { "title": {} } } "add": {} }"#,
        "icon-sets/set.json": "[",
        "titles/ar.json": #"{ "back": null, "delete": 1, }"#,
        "titles/en.json": #"{ "back": "Back", "back": "Return", "add": { "titel": "Add" } }"#,
      ],
      "catalog.json:1:102: unknown-field: unknown field 'limit'; did you mean 'limits'?",
      "catalog.json:1:31: wrong-type: 'name' of catalog.json is a number; write a string",
      "purposes.json:1:81: json-syntax: missing comma after the value; add ','",
      "purposes.json:1:21: wrong-type: unknown role 'navigat'; did you mean 'navigate'?",
      "purposes.json:1:82: missing-field: purpose 'add' has no field 'role'; add it",
      "purposes.json:1:82: missing-field: purpose 'add' has no field 'description'; add it",
      "purposes.json:1:82: missing-field: purpose 'add' has no field 'messages'; add it",
      "icon-sets/set.json:1:2: json-syntax: unclosed array, opened at line 1; add ']'",
      "icon-sets/set.json:1:1: wrong-type: icon set 'set' is an array; write an object",
      "titles/ar.json:1:28: json-syntax: trailing comma before '}'; remove it",
      "titles/ar.json:1:11: wrong-type: a text is null; leave it out to inherit one",
      "titles/en.json:1:19: duplicate-key: duplicate key 'back'; first at line 1; keep one"),
    BrokenCatalogue(
      ["titles/en.json": #"{ "back": 1, "bakc": "Back", "delete": { "title": null, "title": 2, "conted": "…" } }"#],
      "titles/en.json:1:57: duplicate-key: duplicate key 'title'; first at line 1; keep one",
      "titles/en.json:1:11: wrong-type: a text is a number; write a string",
      "titles/en.json:1:14: unknown-purpose: unknown purpose 'bakc'; did you mean 'back'?",
      "titles/en.json:1:51: wrong-type: a text is null; leave it out to inherit one",
      "titles/en.json:1:66: wrong-type: a text is a number; write a string",
      "titles/en.json:1:69: unknown-field: purpose 'delete' has no message 'conted'; did you mean 'counted'?"),
  ]
}
