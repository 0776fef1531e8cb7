/// The style of all pages: light or dark like the reader's system, with logical properties for both base directions.
package enum PageStyle {
  package static let base = EmbeddedCode(
    PageFile.text("base.css"), digest: "sha256-uyCUZo0Sk6XRT1P1K5NfdJVuhSBseOixP2uBw7iq6yQ=")
}
