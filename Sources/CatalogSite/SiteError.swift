/// The reason why a part of the published tree cannot be made, such as two texts with one name in a string table.
package struct SiteError: Error, CustomStringConvertible {
  package let description: String

  package init(_ error: any Error) { description = "\(error)" }
}
