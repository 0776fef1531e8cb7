import Testing

@testable import CatalogFiles

/// Every possible mistake in an icon set's file, with its place and message.
@Suite struct BrokenIconSetTests {
  @Test(arguments: fields + behaviours)
  func reports(_ row: BrokenCatalogue) throws { try row.check() }

  private static let fields = [
    BrokenCatalogue(
      ["icon-sets/set.json": "{}"],
      "icon-sets/set.json:1:1: missing-field: icon set 'set' has no field 'name'; add it",
      "icon-sets/set.json:1:1: missing-field: icon set 'set' has no field 'version'; add it",
      "icon-sets/set.json:1:1: missing-field: icon set 'set' has no field 'license'; add it",
      "icon-sets/set.json:1:1: missing-field: icon set 'set' has no field 'source'; add it",
      "icon-sets/set.json:1:1: missing-field: icon set 'set' has no field 'names'; add it"),
    BrokenCatalogue(
      ["icon-sets/set.json": #"["left"]"#],
      "icon-sets/set.json:1:1: wrong-type: icon set 'set' is an array; write an object"),
    BrokenCatalogue(
      "icon-sets/set.json", #""license""#, becomes: #""licence""#,
      "icon-sets/set.json:4:3: unknown-field: unknown field 'licence'; did you mean 'license'?"),
    BrokenCatalogue(
      "icon-sets/set.json", #""version": "1""#, becomes: #""version": 1"#,
      "icon-sets/set.json:3:14: wrong-type: 'version' of icon set 'set' is a number; write a string"),
    BrokenCatalogue(
      "icon-sets/set.json", #""made up""#, becomes: "null",
      "icon-sets/set.json:5:13: wrong-type: 'source' of icon set 'set' is null; write a string"),
    BrokenCatalogue(
      "icon-sets/set.json", #"["bin", "left", "right", "trash"]"#, becomes: #"{ "bin": true }"#,
      "icon-sets/set.json:7:21: wrong-type: the list of 'bin' is a truth value; write an array"),
    BrokenCatalogue(
      "icon-sets/set.json", #"["bin", "left", "right", "trash"]"#, becomes: #"{}"#,
      "icon-sets/set.json:7:12: wrong-type: 'names' is an object; write an array"),
    BrokenCatalogue(
      "icon-sets/set.json", #""left","#, becomes: #"7,"#,
      "icon-sets/set.json:7:20: wrong-type: an icon's name is a number; write a string"),
    BrokenCatalogue(
      "icon-sets/set.json", #""left","#, becomes: #"["left"],"#,
      "icon-sets/set.json:7:20: wrong-type: an icon's name is an array; write a string"),
  ]

  private static let behaviours = [
    BrokenCatalogue(
      "icon-sets/set.json", #"{ "behaviour": "mirrors", "scripts": ["Arab"] }"#, becomes: #""mirors""#,
      "icon-sets/set.json:6:29: wrong-type: unknown behaviour 'mirors'; did you mean 'mirrors'?"),
    BrokenCatalogue(
      "icon-sets/set.json", #"{ "behaviour": "mirrors", "scripts": ["Arab"] }"#, becomes: #""flip""#,
      "icon-sets/set.json:6:29: wrong-type: unknown behaviour 'flip'; use one of fixed, mirrors, semantic, localized"),
    BrokenCatalogue(
      "icon-sets/set.json", #"{ "behaviour": "mirrors", "scripts": ["Arab"] }"#, becomes: "true",
      "icon-sets/set.json:6:29: wrong-type: the behaviour of 'trash' is a truth value; write an object"),
    BrokenCatalogue(
      "icon-sets/set.json", #""behaviour": "mirrors""#, becomes: #""behavior": "mirrors""#,
      "icon-sets/set.json:6:31: unknown-field: unknown field 'behavior'; did you mean 'behaviour'?"),
    BrokenCatalogue(
      "icon-sets/set.json", #""behaviour": "mirrors""#, becomes: #""behaviour": 1"#,
      "icon-sets/set.json:6:44: wrong-type: 'behaviour' of the behaviour of 'trash' is a number; write a string"),
    BrokenCatalogue(
      "icon-sets/set.json", #""behaviour": "mirrors""#, becomes: #""behaviour": "mirror""#,
      "icon-sets/set.json:6:44: wrong-type: unknown behaviour 'mirror'; did you mean 'mirrors'?"),
    BrokenCatalogue(
      "icon-sets/set.json", #"["Arab"]"#, becomes: #""Arab""#,
      "icon-sets/set.json:6:66: wrong-type: 'scripts' of the behaviour of 'trash' is a string; write an array"),
    BrokenCatalogue(
      "icon-sets/set.json", #"["Arab"]"#, becomes: #"["Arab", 3]"#,
      "icon-sets/set.json:6:75: wrong-type: an element of 'scripts' of the behaviour of 'trash' is a number; write a string"
    ),
    BrokenCatalogue(
      "icon-sets/set.json", #"["Arab"]"#, becomes: #"["Arab", "hebr"]"#,
      "icon-sets/set.json:6:75: wrong-type: 'hebr' is not a script code; write it like 'Arab'"),
    BrokenCatalogue(
      "icon-sets/set.json", #"["Arab"]"#, becomes: "[]",
      "icon-sets/set.json:6:66: wrong-type: 'scripts' of the behaviour of 'trash' is empty; name one, or remove the field"
    ),
    BrokenCatalogue(
      "icon-sets/set.json", #"["Arab"]"#, becomes: #"["Arab"], "locales": "ar""#,
      "icon-sets/set.json:6:87: wrong-type: 'locales' of the behaviour of 'trash' is a string; write an array"),
    BrokenCatalogue(
      "icon-sets/set.json", #"{ "trash": { "behaviour": "mirrors", "scripts": ["Arab"] } }"#, becomes: #"["trash"]"#,
      "icon-sets/set.json:6:18: wrong-type: 'rightToLeft' is an array; write an object"),
  ]
}
