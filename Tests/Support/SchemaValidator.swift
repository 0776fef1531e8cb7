internal import Foundation

/// Python's `jsonschema`, a validator that is independent of our reader (JSON Schema, draft 2020-12).
package struct SchemaValidator: Sendable {
  private let python: String

  /// The reason why there is no validator, and the remedy.
  struct Missing: Error, CustomStringConvertible {
    let description = "no Python with the package 'jsonschema'; apt-get install python3-jsonschema"
  }

  /// Finds a Python that has the package: the first in PATH, otherwise the system's.
  package init() throws {
    for candidate in [["/usr/bin/env", "python3"], ["/usr/bin/python3"]] {
      let found = try? Self.run(candidate + ["-c", "import jsonschema, sys; print(sys.executable)"])
      if let found, found.status == 0 {
        python = found.output.trimmingCharacters(in: .whitespacesAndNewlines)
        return
      }
    }
    throw Missing()
  }

  /// The validator's messages for each pair of a schema and a file; empty if the file is valid.
  ///
  /// - Parameter pairs: a schema's path, or nil for the metaschema; and a file's path.
  package func problems(of pairs: [(schema: String?, file: String)]) throws -> [[String]] {
    let arguments = pairs.flatMap { [$0.schema ?? "", $0.file] }
    let result = try Self.run([python, "-c", Self.program] + arguments)
    guard result.status == 0,
      let lists = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String]]
    else { throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: result.output]) }
    return lists
  }

  /// Works with Debian's jsonschema 4.10 and later.
  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator

    def load(path):
        with open(path, encoding='utf-8') as file:
            return json.load(file)

    def problems(schema, path):
        try:
            document = load(path)
        except ValueError as error:
            return [f'not JSON: {error}']
        validator = Draft202012Validator(load(schema) if schema else Draft202012Validator.META_SCHEMA)
        return [f'{error.json_path}: {error.message}' for error in validator.iter_errors(document)]

    pairs = sys.argv[1:]
    print(json.dumps([problems(*pair) for pair in zip(pairs[::2], pairs[1::2])]))
    """

  private static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let outcome = try ChildProgram.run(command, errors: .discarded)
    return (outcome.status, outcome.output)
  }
}
