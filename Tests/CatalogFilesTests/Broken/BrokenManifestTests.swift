import Foundation
import TestSupport
import Testing

@testable import CatalogFiles

/// Every possible mistake in catalog.json, with its place and message.
@Suite struct BrokenManifestTests {
  @Test(arguments: fields + locales + iconSets + rules + outputs)
  func reports(_ row: BrokenCatalogue) throws { try row.check() }

  private static let fields = [
    BrokenCatalogue(
      "catalog.json", #""name": "Small","#, becomes: "",
      "catalog.json:1:1: missing-field: catalog.json has no field 'name'; add it"),
    BrokenCatalogue(
      "catalog.json", #""formatVersion": 1,"#, becomes: "",
      "catalog.json:1:1: missing-field: catalog.json has no field 'formatVersion'; add it"),
    BrokenCatalogue(
      "catalog.json", #""sourceLocale": "en","#, becomes: "",
      "catalog.json:1:1: missing-field: catalog.json has no field 'sourceLocale'; add it"),
    BrokenCatalogue(
      "catalog.json", #""locales": ["ar", "en"],"#, becomes: "",
      "catalog.json:1:1: missing-field: catalog.json has no field 'locales'; add it"),
    BrokenCatalogue(
      "catalog.json", #""iconSets": ["set"],"#, becomes: "",
      "catalog.json:1:1: missing-field: catalog.json has no field 'iconSets'; add it"),
    BrokenCatalogue(
      ["catalog.json": "{}"],
      "catalog.json:1:1: missing-field: catalog.json has no field 'formatVersion'; add it",
      "catalog.json:1:1: missing-field: catalog.json has no field 'name'; add it",
      "catalog.json:1:1: missing-field: catalog.json has no field 'sourceLocale'; add it",
      "catalog.json:1:1: missing-field: catalog.json has no field 'locales'; add it",
      "catalog.json:1:1: missing-field: catalog.json has no field 'iconSets'; add it"),
    BrokenCatalogue(
      ["catalog.json": "[]"],
      "catalog.json:1:1: wrong-type: catalog.json is an array; write an object"),
    BrokenCatalogue(
      ["catalog.json": ""],
      "catalog.json:1:1: json-syntax: empty file; restore what it had, or write at least '{}'"),
    BrokenCatalogue(
      "catalog.json", #""description""#, becomes: #""descripton""#,
      "catalog.json:4:3: unknown-field: unknown field 'descripton'; did you mean 'description'?"),
    BrokenCatalogue(
      "catalog.json", #""description""#, becomes: #""author""#,
      "catalog.json:4:3: unknown-field: unknown field 'author'; remove it"),
    BrokenCatalogue(
      "catalog.json", #""description": "For tests.""#, becomes: #""description": 1"#,
      "catalog.json:4:18: wrong-type: 'description' of catalog.json is a number; write a string"),
    BrokenCatalogue(
      "catalog.json", #""Small""#, becomes: "null",
      "catalog.json:3:11: wrong-type: 'name' of catalog.json is null; write a string"),
    BrokenCatalogue(
      "catalog.json", #""formatVersion": 1"#, becomes: #""formatVersion": 2"#,
      "catalog.json:2:20: unknown-format-version: format version 2 is unknown; this program reads version 1; write 1 if no newer program wrote the file, else update this one"
    ),
    BrokenCatalogue(
      "catalog.json", #""formatVersion": 1"#, becomes: #""formatVersion": "1""#,
      "catalog.json:2:20: wrong-type: 'formatVersion' of catalog.json is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      "catalog.json", #""formatVersion": 1"#, becomes: #""formatVersion": 1.0"#,
      "catalog.json:2:20: wrong-type: 'formatVersion' of catalog.json is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      "catalog.json", #""formatVersion": 1"#, becomes: #""formatVersion": 0"#,
      "catalog.json:2:20: wrong-type: 'formatVersion' of catalog.json is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#, becomes: #""extends": true"#,
      "catalog.json:5:14: wrong-type: 'extends' of catalog.json is a truth value; write a string"),
    BrokenCatalogue(
      "catalog.json", #"{ "title": 15 }"#, becomes: "15",
      "catalog.json:9:13: wrong-type: 'limits' of catalog.json is a number; write an object"),
    BrokenCatalogue(
      "catalog.json", #"{ "title": 15 }"#, becomes: #"{ "title": 0, "counted": "30", "short": 2.5 }"#,
      "catalog.json:9:24: wrong-type: the limit of 'title' is not a whole number of at least 1; write one",
      "catalog.json:9:38: wrong-type: the limit of 'counted' is not a whole number of at least 1; write one",
      "catalog.json:9:53: wrong-type: the limit of 'short' is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#,
      becomes: #""minimumSystems": { "iOS": "17", "macOS": "Sonoma", "tvOS": 17 }"#,
      "catalog.json:5:45: wrong-type: 'Sonoma' is not a version of 'macOS'; write one like '17.0'",
      "catalog.json:5:63: wrong-type: the version of 'tvOS' is a number; write a string"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#, becomes: #""minimumSystems": 17"#,
      "catalog.json:5:21: wrong-type: 'minimumSystems' of catalog.json is a number; write an object"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#, becomes: #""numberingSystems": { "ar": "Arabic", "en": 1 }"#,
      "catalog.json:5:31: wrong-type: 'Arabic' is not the name of a numbering system; write one of CLDR's, such as 'arab' or 'latn'",
      "catalog.json:5:47: wrong-type: the numbering system of 'en' is a number; write a string"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#, becomes: #""stringTables": []"#,
      "catalog.json:5:19: wrong-type: 'stringTables' of catalog.json is an array; write an object"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#, becomes: #""stringTables": { "androide": {}, "word": {}, "arb": "x" }"#,
      "catalog.json:5:21: unknown-field: unknown format 'androide'; did you mean 'android'?",
      "catalog.json:5:37: unknown-field: unknown format 'word'; 'catalog export --list-formats' lists them",
      "catalog.json:5:56: wrong-type: format 'arb' is a string; write an object"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#,
      becomes: #""stringTables": { "arb": { "key": "x", "keys": 1, "foreign": ["a", 2, "a"] } }"#,
      "catalog.json:5:30: unknown-field: unknown field 'key'; did you mean 'keys'?",
      "catalog.json:5:50: wrong-type: 'keys' of format 'arb' is a number; write a string",
      "catalog.json:5:70: wrong-type: an element of 'foreign' of format 'arb' is a number; write a string",
      "catalog.json:5:73: duplicate-key: key 'a' is a duplicate in 'foreign' of format 'arb'; keep one"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#, becomes: #""stringTables": { "arb": { "keys": "{purpos}" } }"#,
      "catalog.json:5:38: wrong-type: unknown placeholder '{purpos}' in pattern '{purpos}'; did you mean '{purpose}'?"),
    BrokenCatalogue(
      "catalog.json", #""extends": null"#, becomes: #""extends": "C:\\Standard""#,
      #"catalog.json:5:14: path-outside-catalog: 'C:\Standard' is valid on one machine only; write a path relative to this catalogue's folder, such as '../Standard'"#
    ),
    BrokenCatalogue(
      "catalog.json", #""name": "Small""#, becomes: #""name": "Small", "name": "Large""#,
      "catalog.json:3:20: duplicate-key: duplicate key 'name'; first at line 3; keep one"),
  ]

  private static let locales = [
    BrokenCatalogue(
      "catalog.json", #""en","#, becomes: #""EN","#,
      "catalog.json:6:19: wrong-type: language tag 'EN' is not in its usual case; write 'en'"),
    BrokenCatalogue(
      "catalog.json", #""sourceLocale": "en""#, becomes: #""sourceLocale": "de""#,
      "catalog.json:6:19: undeclared-locale: source locale 'de' is not among the locales; add it to 'locales'"),
    BrokenCatalogue(
      "catalog.json", #""sourceLocale": "en""#, becomes: #""sourceLocale": ["en"]"#,
      "catalog.json:6:19: wrong-type: 'sourceLocale' of catalog.json is an array; write a string"),
    BrokenCatalogue(
      "catalog.json", #"["ar", "en"]"#, becomes: #"["ar", "en", "zh_Hant", "english language"]"#,
      "catalog.json:7:27: wrong-type: 'zh_Hant' is not a language tag; write hyphens instead of underscores",
      "catalog.json:7:38: wrong-type: 'english language' is not a language tag; write one by BCP 47, such as 'pt-BR'"),
    BrokenCatalogue(
      "catalog.json", #"["ar", "en"]"#, becomes: #"["ar", "en", "PT-br"]"#,
      "catalog.json:7:27: wrong-type: language tag 'PT-br' is not in its usual case; write 'pt-BR'"),
    BrokenCatalogue(
      "catalog.json", #"["ar", "en"]"#, becomes: #"["ar", "en", "ar"]"#,
      "catalog.json:7:27: duplicate-key: locale 'ar' is listed twice in 'locales'; keep one"),
    BrokenCatalogue(
      "catalog.json", #"["ar", "en"]"#, becomes: #"["ar", "en", 1, null, {}, []]"#,
      "catalog.json:7:27: wrong-type: an element of 'locales' of catalog.json is a number; write a string",
      "catalog.json:7:30: wrong-type: an element of 'locales' of catalog.json is null; write a string",
      "catalog.json:7:36: wrong-type: an element of 'locales' of catalog.json is an object; write a string",
      "catalog.json:7:40: wrong-type: an element of 'locales' of catalog.json is an array; write a string"),
    BrokenCatalogue(
      "catalog.json", #"["ar", "en"]"#, becomes: #""en""#,
      "catalog.json:7:14: wrong-type: 'locales' of catalog.json is a string; write an array"),
    BrokenCatalogue(
      "catalog.json", #"["ar", "en"]"#, becomes: #"[]"#,
      "catalog.json:6:19: undeclared-locale: source locale 'en' is not among the locales; add it to 'locales'",
      "catalog.json:7:14: undeclared-locale: titles/ar.json belongs to a locale that 'locales' does not list; add it there or remove the file"
    ),
    BrokenCatalogue(
      ["titles/de.json": "{}"],
      "catalog.json:7:14: undeclared-locale: titles/de.json belongs to a locale that 'locales' does not list; add it there or remove the file"
    ),
    BrokenCatalogue(
      ["titles/en-gb.json": "{}", "titles/en_US.json": "{}", "titles/README.md": "Read me."],
      "catalog.json:7:14: undeclared-locale: titles/en-gb.json is not named after a language tag; name it 'en-GB.json', and list that in 'locales'",
      "catalog.json:7:14: undeclared-locale: titles/en_US.json is not named after a language tag; name it 'en-US.json', and list that in 'locales'"
    ),
    BrokenCatalogue(
      ["titles/e.json": "{}"],
      "catalog.json:7:14: undeclared-locale: titles/e.json is not named after a language tag; rename or remove it"
    ),
  ]

  private static let iconSets = [
    BrokenCatalogue(
      ["icon-sets/sets.json": "{}", "icon-sets/NOTES.txt": "Notes."],
      "catalog.json:8:15: unused-file: icon-sets/sets.json belongs to an icon set that 'iconSets' does not list; add it there or remove the file; did you mean 'set.json'?"
    ),
    BrokenCatalogue(
      ["titles/ar.json.orig": "{}", "titles/AR.yaml": "", "titles/notes.txt": "", "purposes.jsn": ""],
      "titles/AR.yaml:1:1: unused-file: 'AR.yaml' is never read; name it '<language tag>.json' or remove it",
      "titles/ar.json.orig:1:1: unused-file: 'ar.json.orig' is never read; name it '<language tag>.json' or remove it"),
    BrokenCatalogue(
      ["Purposes.json": "{}"],
      "Purposes.json:1:1: unused-file: 'Purposes.json' is never read; did you mean 'purposes.json'?"),
    BrokenCatalogue(
      "catalog.json", #"["set"]"#, becomes: #"["set", "set"]"#,
      "catalog.json:8:23: duplicate-key: icon set 'set' is listed twice in 'iconSets'; keep one"),
    BrokenCatalogue(
      "catalog.json", #"["set"]"#, becomes: #"["set", "SF Symbols", "../set"]"#,
      "catalog.json:8:23: wrong-type: icon set 'SF Symbols' is not in kebab-case; write it like 'sf-symbols'",
      "catalog.json:8:37: path-outside-catalog: icon set '../set' is outside the catalogue; name a file in its icon-sets/"
    ),
    BrokenCatalogue(
      "catalog.json", #"["set"]"#, becomes: #"["set", "other"]"#,
      "catalog.json:8:23: unreadable-file: icon set 'other' has no inventory; create 'icon-sets/other.json', which lists the names of all its icons and which of them mirror (icon-set.schema.json)"
    ),
    BrokenCatalogue(
      "catalog.json", #"["set"]"#, becomes: #"{ "set": true }"#,
      "catalog.json:8:15: wrong-type: 'iconSets' of catalog.json is an object; write an array"),
    BrokenCatalogue(
      "catalog.json", #"["set"]"#, becomes: #"["set", false]"#,
      "catalog.json:8:23: wrong-type: an element of 'iconSets' of catalog.json is a truth value; write a string"),
  ]

  private static func rules(_ value: String, _ report: String...) -> BrokenCatalogue {
    let manifest = (SmallCatalogue.files["catalog.json"] ?? "").replacing(
      #""formatVersion": 1,"#, with: #""formatVersion": 1, "rules": \#(value),"#)
    return BrokenCatalogue(["catalog.json": manifest], report: report)
  }

  private static let rules = [
    rules("{}"),
    rules(#"{ "untranslated": "off", "kashida": { "severity": "error" } }"#),
    rules("[]", "catalog.json:2:32: wrong-type: 'rules' of catalog.json is an array; write an object"),
    rules(
      #"{ "kashida": "fatal" }"#,
      "catalog.json:2:45: wrong-type: unknown severity 'fatal' of rule 'kashida'; use one of off, note, warning, error"),
    rules(#"{ "kashida": 1 }"#, "catalog.json:2:45: wrong-type: rule 'kashida' is a number; write an object"),
    rules(
      #"{ "kashida": { "level": "off" } }"#,
      "catalog.json:2:47: unknown-field: unknown field 'level'; remove it"),
    rules(
      #"{ "kashida": { "exceptions": [{ "locales": ["ar"] }] } }"#,
      "catalog.json:2:62: missing-field: an exception of rule 'kashida' has no field 'reason'; add it"),
    rules(
      #"{ "kashida": { "exceptions": [{ "locales": ["a_r"], "reason": "So." }] } }"#,
      "catalog.json:2:76: wrong-type: 'a_r' is not a language tag; write hyphens instead of underscores"),
    rules(
      #"{ "kashida": { "exceptions": {} } }"#,
      "catalog.json:2:61: wrong-type: 'exceptions' of rule 'kashida' is an object; write an array"),
  ]

  private static let outputs = [
    output(#"{ "language": "swift" }"#, "{}: missing-field: an output has no field 'folder'; add it"),
    output(
      "{}",
      "{}: wrong-type: an output is code in a 'language', such as \"swift\", or tables in a 'format', such as \"xcstrings\"; "
        + "name one of the two"),
    output(
      #"{ "language": "swfit", "folder": "../App" }"#,
      "\"swfit\": wrong-type: unknown language 'swfit'; did you mean 'swift'?"),
    output(
      #"{ "format": "xcstring", "path": "../App" }"#,
      "\"xcstring\": wrong-type: unknown format 'xcstring'; did you mean 'xcstrings'?"),
    output(
      #"{ "language": "swift", "folder": "../App", "android": true }"#,
      "\"android\": unknown-field: unknown field 'android'; remove it"),
    output(
      #"{ "language": "kotlin", "folder": "../App", "android": "yes" }"#,
      "\"yes\": wrong-type: 'android' of an output is a string; write true or false"),
    output(
      #"{ "language": "swift", "folder": "/App" }"#,
      "\"/App\": path-outside-catalog: '/App' is valid on one machine only; write a path relative to this catalogue's folder, "
        + "such as '../App/Generated'"),
    output(
      #"{ "language": "swift", "folder": "../App", "locales": ["fr"] }"#,
      "\"fr\": undeclared-locale: an output names a locale that 'locales' does not list, 'fr'; add it to 'locales' in catalog.json"
    ),
    output(
      #"{ "language": "swift", "folder": "../App", "icons": ["sett"] }"#,
      "\"sett\": wrong-type: an output names an icon set that 'iconSets' does not list, 'sett'; did you mean 'set'?"),
    output(
      #"{ "language": "swift", "folder": "../App", "purposes": ["bak"] }"#,
      "\"bak\": wrong-type: an output names an unknown purpose, 'bak'; did you mean 'back'?"),
    output(
      #"{ "language": "swift", "folder": "../App", "wording": "shard" }"#,
      "\"shard\": wrong-type: an output names an unknown wording, 'shard'; did you mean 'shared'?"),
    output(
      #"{ "language": "swift", "folder": "../App", "locales": [] }"#,
      "[]: wrong-type: 'locales' names nothing; name some, or leave it out for all"),
  ]

  /// - Parameter line: the text at which the mistake is reported, and the report.
  private static func output(_ output: String, _ line: String) -> BrokenCatalogue {
    let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
    let field = #""iconSets": ["set"], "outputs": [\#(output)],"#
    let text = SmallCatalogue.files["catalog.json"]?.replacing(#""iconSets": ["set"],"#, with: field) ?? ""
    let at = parts[0] == "{}" ? output : parts[0]
    let before = text.range(of: at).map { text[..<$0.lowerBound] } ?? ""
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place = "\(lines.count):\((lines.last?.utf8.count ?? 0) + 1)"
    return BrokenCatalogue(
      "catalog.json", #""iconSets": ["set"],"#, becomes: field, "catalog.json:\(place): \(parts[1])")
  }
}
