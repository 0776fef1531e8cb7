import Testing

@testable import CatalogFiles

/// Every possible mistake in purposes.json, with its place and message.
@Suite struct BrokenPurposesTests {
  @Test(arguments: purposes + icons + messages + companions + formerNames)
  func reports(_ row: BrokenCatalogue) throws { try row.check() }

  private static let purposes = [
    BrokenCatalogue(
      ["purposes.json": "[]"],
      "purposes.json:1:1: wrong-type: purposes.json is an array; write an object"),
    BrokenCatalogue(
      ["purposes.json": "null"],
      "purposes.json:1:1: wrong-type: purposes.json is null; write an object"),
    BrokenCatalogue(
      "purposes.json", #""role": "navigate","#, becomes: "",
      "purposes.json:2:3: missing-field: purpose 'back' has no field 'role'; add it"),
    BrokenCatalogue(
      "purposes.json", #""description": "Goes back.","#, becomes: "",
      "purposes.json:2:3: missing-field: purpose 'back' has no field 'description'; add it"),
    BrokenCatalogue(
      "purposes.json", #""messages": { "title": {} },"#, becomes: "",
      "purposes.json:2:3: missing-field: purpose 'back' has no field 'messages'; add it"),
    BrokenCatalogue(
      "purposes.json", #""navigate""#, becomes: #""navigat""#,
      "purposes.json:3:13: wrong-type: unknown role 'navigat'; did you mean 'navigate'?"),
    BrokenCatalogue(
      "purposes.json", #""navigate""#, becomes: #""go""#,
      "purposes.json:3:13: wrong-type: unknown role 'go'; use one of navigate, dismiss, cancel, confirm, destroy, act"),
    BrokenCatalogue(
      "purposes.json", #""navigate""#, becomes: "{}",
      "purposes.json:3:13: wrong-type: 'role' of purpose 'back' is an object; write a string"),
    BrokenCatalogue(
      "purposes.json", #""backward""#, becomes: #""back""#,
      "purposes.json:4:18: wrong-type: unknown direction 'back'; use one of forward, backward"),
    BrokenCatalogue(
      "purposes.json", #""backward""#, becomes: #""left""#,
      "purposes.json:4:18: wrong-type: unknown direction 'left'; use one of forward, backward"),
    BrokenCatalogue(
      "purposes.json", #""Goes back.""#, becomes: "true",
      "purposes.json:5:20: wrong-type: 'description' of purpose 'back' is a truth value; write a string"),
    BrokenCatalogue(
      "purposes.json", #""direction""#, becomes: #""directoin""#,
      "purposes.json:4:5: unknown-field: unknown field 'directoin'; did you mean 'direction'?"),
    BrokenCatalogue(
      "purposes.json", #""back": {"#, becomes: #""Back": {"#,
      "purposes.json:2:3: wrong-type: purpose 'Back' is not in kebab-case; write it like 'select-all'",
      "titles/ar.json:2:3: unknown-purpose: unknown purpose 'back'; add it to purposes.json or remove it here",
      "titles/en.json:2:3: unknown-purpose: unknown purpose 'back'; add it to purposes.json or remove it here"),
    BrokenCatalogue(
      "purposes.json", #""back": {"#, becomes: #""add": "Add", "back": {"#,
      "purposes.json:2:10: wrong-type: purpose 'add' is a string; write an object"),
    BrokenCatalogue(
      "purposes.json", #""delete": {"#, becomes: #""back": {}, "delete": {"#,
      "purposes.json:10:3: duplicate-key: duplicate key 'back'; first at line 2; keep one"),
  ]

  private static let icons = [
    BrokenCatalogue(
      "purposes.json", #""icons": { "set": { "leftToRight""#, becomes: #""icon": { "set": { "leftToRight""#,
      "purposes.json:6:5: unknown-field: unknown field 'icon'; did you mean 'icons'?"),
    BrokenCatalogue(
      "purposes.json", #"{ "set": { "leftToRight": "left", "rightToLeft": "right" } }"#, becomes: #"["left"]"#,
      "purposes.json:6:14: wrong-type: 'icons' is an array; write an object"),
    BrokenCatalogue(
      "purposes.json", #"{ "leftToRight": "left", "rightToLeft": "right" }"#, becomes: "null",
      "purposes.json:6:23: wrong-type: the icon is null; write a string"),
    BrokenCatalogue(
      "purposes.json", #"{ "leftToRight": "left", "rightToLeft": "right" }"#, becomes: "{}",
      "purposes.json:6:23: missing-field: the icon has no field 'leftToRight'; add it",
      "purposes.json:6:23: missing-field: the icon has no field 'rightToLeft'; add it"),
    BrokenCatalogue(
      "purposes.json", #""leftToRight": "left", "#, becomes: "",
      "purposes.json:6:23: missing-field: the icon has no field 'leftToRight'; add it"),
    BrokenCatalogue(
      "purposes.json", #""leftToRight": "left""#, becomes: #""leftToRight": 1"#,
      "purposes.json:6:40: wrong-type: 'leftToRight' of the icon is a number; write a string"),
    BrokenCatalogue(
      "purposes.json", #""leftToRight": "left""#, becomes: #""left": "left""#,
      "purposes.json:6:25: unknown-field: unknown field 'left'; remove it",
      "purposes.json:6:23: missing-field: the icon has no field 'leftToRight'; add it"),
    BrokenCatalogue(
      "purposes.json", #""rightToLeft": "right" }"#, becomes: #""rightToLeft": "right", "names": "left" }"#,
      "purposes.json:6:72: unknown-field: unknown field 'names'; did you mean 'name'?"),
    BrokenCatalogue(
      "purposes.json", #"{ "name": "trash", "locales": { "ar": "bin" } }"#, becomes: #"{ "name": "trash" }"#,
      "purposes.json:13:23: missing-field: the icon has no field 'locales'; add it"),
    BrokenCatalogue(
      "purposes.json", #"{ "ar": "bin" }"#, becomes: #""bin""#,
      "purposes.json:13:53: wrong-type: 'locales' of the icon is a string; write an object"),
    BrokenCatalogue(
      "purposes.json", #"{ "ar": "bin" }"#, becomes: #"{ "ar": null, "zh_TW": "bin", "AR": "bin" }"#,
      "purposes.json:13:61: wrong-type: the icon for 'ar' is null; write a string",
      "purposes.json:13:67: wrong-type: 'zh_TW' is not a language tag; write hyphens instead of underscores",
      "purposes.json:13:83: wrong-type: language tag 'AR' is not in its usual case; write 'ar'"),
    BrokenCatalogue(
      "purposes.json", #"{ "name": "trash", "locales""#, becomes: #"{ "name": ["trash"], "locales""#,
      "purposes.json:13:33: wrong-type: 'name' of the icon is an array; write a string"),
  ]

  private static let messages = [
    BrokenCatalogue(
      "purposes.json", #"{ "title": {} }"#, becomes: #"["title"]"#,
      "purposes.json:7:17: wrong-type: 'messages' is an array; write an object",
      #"purposes.json:2:3: missing-field: purpose 'back' declares no 'title'; add "title": {} to its messages"#),
    BrokenCatalogue(
      "purposes.json", #"{ "title": {} }"#, becomes: #"{ "title": "Back" }"#,
      "purposes.json:7:28: wrong-type: message 'title' is a string; write an object",
      #"purposes.json:2:3: missing-field: purpose 'back' declares no 'title'; add "title": {} to its messages"#),
    BrokenCatalogue(
      "purposes.json", #"{ "title": {} }"#, becomes: #"{ "Title": {} }"#,
      "purposes.json:7:19: wrong-type: message 'Title' is not in lower camel case; write it like 'accessibilityLabel'",
      #"purposes.json:2:3: missing-field: purpose 'back' declares no 'title'; add "title": {} to its messages"#),
    BrokenCatalogue(
      "purposes.json", #"{ "title": {} }"#, becomes: #"{ "title": {}, "short-title": {} }"#,
      "purposes.json:7:32: wrong-type: message 'short-title' is not in lower camel case; write it like 'accessibilityLabel'"
    ),
    BrokenCatalogue(
      "purposes.json", #"{ "title": {} }"#,
      becomes: #"{ "title": {}, "short": { "arguments": { "n": { "type": "text" } } } }"#,
      "purposes.json:7:56: wrong-type: message 'short' takes no arguments, since it replaces the title; remove 'arguments'"
    ),
    BrokenCatalogue(
      "purposes.json", #"{ "title": {} }"#, becomes: #"{ "title": { "descripton": "…" } }"#,
      "purposes.json:7:30: unknown-field: unknown field 'descripton'; did you mean 'description'?"),
    BrokenCatalogue(
      "purposes.json", #"{ "title": {} }"#, becomes: #"{ "title": { "description": 5 } }"#,
      "purposes.json:7:45: wrong-type: 'description' of message 'title' is a number; write a string"),
    BrokenCatalogue(
      "purposes.json", #""limit": 30"#, becomes: #""limit": 0"#,
      "purposes.json:16:95: wrong-type: 'limit' of message 'counted' is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      "purposes.json", #""limit": 30"#, becomes: #""limit": "30""#,
      "purposes.json:16:95: wrong-type: 'limit' of message 'counted' is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      "purposes.json", #""limit": 30"#, becomes: #""limit": 3e1"#,
      "purposes.json:16:95: wrong-type: 'limit' of message 'counted' is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      "purposes.json", #"{ "count": { "type": "integer", "maximum": 9999 } }"#, becomes: #"["count"]"#,
      "purposes.json:16:33: wrong-type: 'arguments' of message 'counted' is an array; write an object"),
    BrokenCatalogue(
      "purposes.json", #"{ "type": "integer", "maximum": 9999 }"#, becomes: #""integer""#,
      "purposes.json:16:44: wrong-type: argument 'count' is a string; write an object"),
    BrokenCatalogue(
      "purposes.json", #""type": "integer", "#, becomes: "",
      "purposes.json:16:44: missing-field: argument 'count' has no field 'type'; add it"),
    BrokenCatalogue(
      "purposes.json", #""type": "integer""#, becomes: #""type": "int""#,
      "purposes.json:16:54: wrong-type: unknown type 'int'; use one of integer, number, text"),
    BrokenCatalogue(
      "purposes.json", #""type": "integer""#, becomes: #""type": "intger""#,
      "purposes.json:16:54: wrong-type: unknown type 'intger'; did you mean 'integer'?"),
    BrokenCatalogue(
      "purposes.json", #""maximum": 9999"#, becomes: #""maximum": -1"#,
      "purposes.json:16:76: wrong-type: 'maximum' of argument 'count' is not a whole number of at least 0; write one"),
    BrokenCatalogue(
      "purposes.json", #""maximum": 9999"#, becomes: #""maximum": 99999999999999999999"#,
      "purposes.json:16:76: wrong-type: 'maximum' of argument 'count' is not a whole number of at least 0; write one"),
    BrokenCatalogue(
      "purposes.json", #""maximum": 9999"#, becomes: #""max": 9999"#,
      "purposes.json:16:65: unknown-field: unknown field 'max'; remove it"),
    BrokenCatalogue(
      "purposes.json", #"{ "count": {"#, becomes: #"{ "item-count": {"#,
      "purposes.json:16:35: wrong-type: argument 'item-count' is not in lower camel case; write it like 'itemCount'"),
  ]

  private static let companions = [
    BrokenCatalogue(
      "purposes.json", #"["delete"]"#, becomes: #"["delet"]"#,
      "purposes.json:8:21: unknown-purpose: unknown purpose 'delet' in 'appearsWith'; did you mean 'delete'?"),
    BrokenCatalogue(
      "purposes.json", #"["delete"]"#, becomes: #"["save", 1]"#,
      "purposes.json:8:29: wrong-type: an element of 'appearsWith' of purpose 'back' is a number; write a string",
      "purposes.json:8:21: unknown-purpose: unknown purpose 'save' in 'appearsWith'; remove it"),
    BrokenCatalogue(
      "purposes.json", #"["delete"]"#, becomes: #""delete""#,
      "purposes.json:8:20: wrong-type: 'appearsWith' of purpose 'back' is a string; write an array"),
    BrokenCatalogue(
      "purposes.json", #"["delete"]"#, becomes: #"["delete", "delete"]"#,
      "purposes.json:8:31: duplicate-key: purpose 'delete' is listed twice in 'appearsWith'; keep one"),
  ]

  private static let formerNames = [
    BrokenCatalogue(
      "purposes.json", #""appearsWith": ["delete"]"#, becomes: #""formerly": ["delete", "return"]"#,
      "purposes.json:8:18: duplicate-key: 'delete' in 'formerly' is a purpose; remove it"),
    BrokenCatalogue(
      "purposes.json", #""appearsWith": ["delete"]"#, becomes: #""formerly": "return""#,
      "purposes.json:8:17: wrong-type: 'formerly' of purpose 'back' is a string; write an array"),
  ]
}
