/// The version of this software, for reports, `catalog --version`, packages and CHANGELOG.md.
package enum ProgramVersion {
  package static let number = "0.9.0"
}
