/// The version of this software: what reports, `catalog --version`, packages and CHANGELOG.md call it.
package enum ProgramVersion {
  package static let number = "0.9.0"
}
