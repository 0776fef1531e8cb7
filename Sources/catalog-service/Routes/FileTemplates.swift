import SourceText

/// The files of the published tree as OpenAPI describes them: one path for all files of a folder, with a parameter for
/// their names.
struct FileTemplates {
  /// A path, and the files that match it.
  struct Template: Equatable {
    /// `/v1/bundles/{file}`, or the path of a single file.
    let path: String
    /// The values of the parameter; empty for a path without one.
    var names: [String] = []
    /// The media types of the files, without parameters such as the charset.
    var mediaTypes: [String] = []

    /// `file` or `folder`; nil for a path without a parameter.
    var parameter: String? {
      path.contains("{file}") ? "file" : path.contains("{folder}") ? "folder" : nil
    }
  }

  /// Sorted by path.
  let all: [Template]

  /// - Parameter files: the media type of each path below the root.
  init(_ files: [String: String]) {
    var folderSizes: [Substring: Int] = [:]
    for path in files.keys { folderSizes[Self.folder(of: path), default: 0] += 1 }
    var templates: [String: Template] = [:]
    for (path, type) in files.sorted(by: { $0.key < $1.key }) {
      let (pattern, name) = Self.pattern(of: path, folderSize: folderSizes[Self.folder(of: path)] ?? 0)
      var template = templates[pattern] ?? Template(path: pattern)
      let bare = type.split(separator: ";").first.map(String.init) ?? type
      if let name { template.names.append(name) }
      if !template.mediaTypes.contains(bare) { template.mediaTypes.append(bare) }
      templates[pattern] = template
    }
    all = templates.values.sorted { $0.path < $1.path }
  }

  private static func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

  /// `v1/bundles/{file}` for a folder with many files, `locales/{folder}/translation.json` for many folders with few.
  private static func pattern(of path: String, folderSize: Int) -> (pattern: String, name: String?) {
    var parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return ("/" + path, nil) }
    let place = parts.count > 2 && folderSize <= 2 ? parts.count - 2 : parts.count - 1
    let name = parts[place]
    parts[place] = place == parts.count - 1 ? "{file}" : "{folder}"
    return ("/" + parts.joined(separator: "/"), name)
  }
}

extension FileTemplates.Template {
  /// The operation that reads the files.
  ///
  /// - Parameter query: the parameters of the query that one of Iconify's paths accepts.
  func operation(query: [RouteParameter] = []) -> JSONTree {
    let content = mediaTypes.map { type in
      JSONTree.Member(type, .fields([("schema", type == "application/json" ? .object([]) : Schema.string)]))
    }
    let inPath = parameter.map { parameter in
      JSONTree.fields([
        ("name", .string(parameter)), ("in", .string("path")), ("required", .bool(true)),
        ("schema", Schema.oneOf(values: names)),
      ])
    }
    let parameters = [inPath].compactMap(\.self) + query.map { OpenAPI.parameter($0, in: "query") }
    return .fields([
      ("operationId", .string("get-file " + path)),
      ("summary", .string("What 'catalog publish' writes there.")),
      ("parameters", parameters.isEmpty ? nil : .array(parameters)),
      (
        "responses",
        .fields([
          ("200", .fields([("description", .string("The file.")), ("content", .object(content))])),
          ("304", .fields([("description", .string("What the client has is current."))])),
          ("default", OpenAPI.problem),
        ])
      ),
    ])
  }
}
