import Testing

@testable import CatalogFiles

/// Every possible mistake in a locale's file, with its place and message.
@Suite struct BrokenTitlesTests {
  @Test(arguments: purposes + texts)
  func reports(_ row: BrokenCatalogue) throws { try row.check() }

  private static let purposes = [
    BrokenCatalogue(
      ["titles/ar.json": "[]"],
      "titles/ar.json:1:1: wrong-type: titles/ar.json is an array; write an object"),
    BrokenCatalogue(
      ["titles/ar.json": #""رجوع""#],
      "titles/ar.json:1:1: wrong-type: titles/ar.json is a string; write an object"),
    BrokenCatalogue(
      "titles/ar.json", #""back""#, becomes: #""bakc""#,
      "titles/ar.json:2:3: unknown-purpose: unknown purpose 'bakc'; did you mean 'back'?"),
    BrokenCatalogue(
      "titles/ar.json", #""back""#, becomes: #""settings""#,
      "titles/ar.json:2:3: unknown-purpose: unknown purpose 'settings'; add it to purposes.json or remove it here"),
    BrokenCatalogue(
      "titles/ar.json", #""back""#, becomes: #""$form": 1, "back""#,
      "titles/ar.json:2:12: wrong-type: '$form' is a number; write a string"),
    BrokenCatalogue(
      "titles/ar.json", #""delete": {"#, becomes: #""back": "عودة", "delete": {"#,
      "titles/ar.json:3:3: duplicate-key: duplicate key 'back'; first at line 2; keep one"),
    BrokenCatalogue(
      "titles/ar.json", #""title""#, becomes: #""titel""#,
      "titles/ar.json:3:15: unknown-field: purpose 'delete' has no message 'titel'; did you mean 'title'?"),
    BrokenCatalogue(
      "titles/ar.json", #""title""#, becomes: #""accessibilityLabel""#,
      "titles/ar.json:3:15: unknown-field: purpose 'delete' has no message 'accessibilityLabel'; use one of title, counted, or declare it in purposes.json"
    ),
    BrokenCatalogue(
      "titles/ar.json", #"{ "title": "حذف" }"#, becomes: #"{ "title": "حذف", "title": "محو" }"#,
      "titles/ar.json:3:31: duplicate-key: duplicate key 'title'; first at line 3; keep one"),
  ]

  private static let texts = [
    BrokenCatalogue(
      "titles/ar.json", #""رجوع""#, becomes: "null",
      "titles/ar.json:2:11: wrong-type: a text is null; leave it out to inherit one"),
    BrokenCatalogue(
      "titles/ar.json", #""رجوع""#, becomes: "[]",
      "titles/ar.json:2:11: wrong-type: a text is an array; write a string"),
    BrokenCatalogue(
      "titles/ar.json", #""رجوع""#, becomes: "3",
      "titles/ar.json:2:11: wrong-type: a text is a number; write a string"),
    BrokenCatalogue(
      "titles/ar.json", #""حذف""#, becomes: "null",
      "titles/ar.json:3:24: wrong-type: a text is null; leave it out to inherit one"),
    BrokenCatalogue(
      "titles/ar.json", #""حذف""#, becomes: "false",
      "titles/ar.json:3:24: wrong-type: a text is a truth value; write a string"),
    BrokenCatalogue(
      "titles/ar.json", #""حذف""#, becomes: #"["حذف"]"#,
      "titles/ar.json:3:24: wrong-type: a text is an array; write a string"),
    BrokenCatalogue(
      "titles/en.json", #""text": "Delete", "#, becomes: "",
      "titles/en.json:4:14: missing-field: the text of 'title' has no field 'text'; add it"),
    BrokenCatalogue(
      "titles/en.json", #""text": "Delete""#, becomes: #""text": null"#,
      "titles/en.json:4:24: wrong-type: 'text' of the text of 'title' is null; write a string"),
    BrokenCatalogue(
      "titles/en.json", #""text": "Delete""#, becomes: #""txt": "Delete""#,
      "titles/en.json:4:16: unknown-field: unknown field 'txt'; did you mean 'text'?"),
    BrokenCatalogue(
      "titles/en.json", #""final""#, becomes: #""done""#,
      "titles/en.json:4:43: wrong-type: unknown state 'done'; use one of new, needs-review, translated, final"),
    BrokenCatalogue(
      "titles/en.json", #""final""#, becomes: #""finale""#,
      "titles/en.json:4:43: wrong-type: unknown state 'finale'; did you mean 'final'?"),
    BrokenCatalogue(
      "titles/en.json", #""final""#, becomes: "1",
      "titles/en.json:4:43: wrong-type: 'state' of the text of 'title' is a number; write a string"),
    BrokenCatalogue(
      "titles/en.json", #""A verb.""#, becomes: "[]",
      "titles/en.json:4:63: wrong-type: 'comment' of the text of 'title' is an array; write a string"),
  ]
}
