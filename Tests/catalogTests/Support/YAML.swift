import Foundation
import TestSupport
import Testing

/// YAML, read with python3-yaml.
enum YAML {
  /// The documents of a text, as JSON values.
  static func documents(_ text: String) throws -> [Any] {
    let outcome = try ChildProgram.run([
      "python3", "-c",
      "import json, sys, yaml; print(json.dumps(list(yaml.safe_load_all(sys.argv[1])), default=str))", text,
    ])
    try #require(outcome.status == 0, "not YAML, or no python3-yaml: run Scripts/prerequisites test")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [Any])
  }

  /// The values of `run` and `script` anywhere in a document.
  static func scripts(in value: Any) throws -> [String] {
    if let list = value as? [Any] { return try list.flatMap(scripts) }
    guard let fields = value as? [String: Any] else { return [] }
    return try fields.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      guard ["run", "script"].contains(key) else { return try scripts(in: value) }
      return try value as? [String] ?? [#require(value as? String)]
    }
  }
}
