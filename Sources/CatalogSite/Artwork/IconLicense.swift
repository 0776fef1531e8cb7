internal import CatalogFiles

/// Finds the licence of a folder of drawings: a file in it or in its parent, or Debian's `copyright` (Debian Policy §12.5).
struct IconLicense {
  let license: IconArtwork.License?

  private static let names = ["LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING", "copyright"]
  private static let maximumByteCount = 256 << 10

  init(_ folder: String, in files: some FileTree) {
    let places = Self.places(of: folder)
    for path in places {
      guard let bytes = try? files.read(path), bytes.count <= Self.maximumByteCount else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let spdx = Self.spdx(of: text)
      license = IconArtwork.License(
        title: spdx.flatMap { Self.known[$0]?.title } ?? "See the licence text", spdx: spdx,
        url: spdx.flatMap { Self.known[$0]?.url }, text: text)
      return
    }
    license = nil
  }

  private static func places(of folder: String) -> [String] {
    let absolute = Path.normalized(folder)
    let parent = Path.normalized(Path.join(absolute, ".."))
    var places = [absolute, parent].flatMap { place in names.map { Path.join(place, $0) } }
    let parts = absolute.split(separator: "/")
    if absolute.hasPrefix("/usr/share/"), parts.count > 2 { places.append("/usr/share/doc/\(parts[2])/copyright") }
    return places
  }

  private static let known: [String: (title: String, url: String)] = [
    "Apache-2.0": ("Apache License 2.0", "https://www.apache.org/licenses/LICENSE-2.0"),
    "CC-BY-4.0": ("Creative Commons Attribution 4.0", "https://creativecommons.org/licenses/by/4.0/"),
    "ISC": ("ISC License", "https://opensource.org/license/isc-license-txt"),
    "MIT": ("MIT License", "https://opensource.org/license/mit"),
  ]

  /// The SPDX identifier of the licence with this text; nil for an unknown licence, or for a text with several.
  static func spdx(of text: String) -> String? {
    let normalized = text.split(whereSeparator: \.isWhitespace).filter { $0 != "." }.joined(separator: " ").lowercased()
    let marks = [
      ("MIT", "permission is hereby granted, free of charge, to any person obtaining a copy"),
      ("ISC", "permission to use, copy, modify, and/or distribute this software"),
      ("Apache-2.0", "apache license version 2.0"), ("Apache-2.0", "apache license, version 2.0"),
      ("CC-BY-4.0", "attribution 4.0 international"),
    ]
    let found = Set(marks.filter { normalized.contains($0.1) }.map(\.0))
    return found.count == 1 ? found.first : nil
  }
}
