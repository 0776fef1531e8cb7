import CatalogFiles
import CatalogModel
import CatalogReports
import CodeWriting
import Testing

@testable import AppReading
@testable import Audit

/// Buttons that take their words from the catalogue, in each way that generated code and exported texts offer.
struct AdoptedSiteTests {
  @Test(
    "Buttons with the catalogue's words are adopted",
    arguments: [
      ("A.swift", #"Button(.delete) { remove() }"#),
      ("A.swift", #"UIAlertAction(title: Purpose.delete.title, style: .destructive) { _ in remove() }"#),
      ("A.swift", #"UIAlertAction(title: Design.Purpose.delete.title(in: arabic), style: .default)"#),
      ("A.swift", #"Button(Purpose.delete.title) { remove() }"#),
      ("A.swift", #"Button(action: remove) { PurposeLabel(.delete) }"#),
      ("A.kt", #"TextButton(onClick = remove) { Text(Purpose.DELETE.title(language)) }"#),
      ("A.kt", #"IconButton(onClick = remove) { PurposeIcon(Purpose.DELETE, language) }"#),
      ("A.kt", #"TextButton(onClick = remove) { Text(stringResource(R.string.purpose_delete)) }"#),
      ("A.kt", #"builder.setPositiveButton(R.string.purpose_delete) { _, _ -> remove() }"#),
      (
        "res/menu/a.xml",
        #"<menu xmlns:android="http://schemas.android.com/apk/res/android"><item android:id="@+id/a" android:title="@string/purpose_delete"/></menu>"#
      ),
      ("A.tsx", #"const a = <button onClick={remove}>{title("delete", arabic)}</button>;"#),
      ("A.tsx", #"const a = <PurposeButton purpose="delete" locale={arabic} onClick={remove} />;"#),
      ("A.tsx", #"const a = <PurposeHeader header={{ kind: "page", trailing: [{ purpose: "delete" }] }} />;"#),
    ])
  func adopts(path: String, source: String) throws {
    let report = try Self.report([path: source])
    #expect(report.app.pressed.map(\.site.adoptedPurpose) == ["delete"])
    #expect(Adoption(report.app.pressed).adopted == 1)
    #expect(report.notFollowed.isEmpty)
  }

  @Test(
    "An app's own words and keys are not the catalogue's",
    arguments: [
      ("A.kt", #"TextButton(onClick = remove) { Text(stringResource(R.string.delete)) }"#),
      ("A.swift", #"Button(Strings.delete.title) { remove() }"#),
      ("A.tsx", #"const a = <button onClick={remove}>{title("page", arabic)}</button>;"#),
    ])
  func leavesOthers(path: String, source: String) throws {
    #expect(Adoption(try Self.report([path: source]).app.pressed).adopted == 0)
  }

  /// The share is that of the buttons that generated code could make; the others are beside it.
  @Test func showsWhatHasNoForm() throws {
    let report = try Self.report([
      "A.swift": #"Button("Delete") { a() }; Button(.share) { b() }"#,
      "A.ui": #"<interface><object class="GtkButton"><property name="label">Delete</property></object></interface>"#,
    ])
    let adoption = Adoption(report.app.pressed)
    #expect(
      adoption.words == "1 of 2 buttons with a certain purpose (50 %); 1 more has no generated form", "\(adoption)")
    #expect(ReportFormat.json.text(report).contains(#""withoutForm": 1"#))
  }

  private static func report(_ files: [String: String]) throws -> AuditReport {
    let catalog = try #require(AuditedApps.standard)
    var settings = AuditSettings(reading: ReadingSettings(purposes: PurposeNames(catalog)))
    settings.exportedKeys = ["purpose_delete": "delete", "purpose_share": "share"]
    return try AuditedApps.report(files, settings: settings)
  }
}
