/// A release of an operating system, such as `iOS 18.0`.
package struct SystemRelease: Hashable, Sendable {
  package let system: String
  /// As the icon set writes it: `18.0`.
  package let version: String

  /// Parses the releases of an icon set's inventory: `iOS 18.0, macOS 15.0`. Parts of another form are ignored.
  package static func list(_ text: String) -> [SystemRelease] {
    text.split(separator: ",").compactMap { part in
      let fields = part.split(separator: " ")
      return fields.count == 2 ? SystemRelease(system: String(fields[0]), version: String(fields[1])) : nil
    }
  }
}
