import TestSupport
import CatalogModel
import Testing

@testable import Adoption

/// Keys of string tables, and the purposes that they name.
@Suite struct KeyNamesTests {
  @Test func catalogueIsRead() throws { #expect(try PlannedApp.catalogue.get().report == []) }

  @Test(
    "Keys that may be the purpose's",
    arguments: [
      ("delete", "editor.delete", true), ("delete", "delete_button", true), ("delete", "DeleteButtonTitle", true),
      // Only the last part counts, unless it only says that it is a button.
      ("delete", "archive.delete", true), ("delete", "delete.title", true), ("delete", "delete.archive", false),
      ("delete", "archive_delete", false), ("delete", "delete_photo", true),
      // Meaningless keys name nothing else.
      ("delete", "k12", true), ("delete", "0042", true),
      ("delete", "timeline.latest", false), ("delete", "menu.archive", false),
      // Words that are written together or apart.
      ("log-in", "logIn", true), ("log-in", "login", true), ("log-in", "auth.log_in.button", true),
      ("log-in", "login_save", false),
    ])
  func fits(purpose: String, key: String, fits: Bool) throws {
    #expect(try Self.reader(purpose).fits(key) == fits)
  }

  @Test(
    "Keys that name only the purpose",
    arguments: [
      ("editor.delete", true), ("action_delete", true), ("deleteButton", true), ("Delete", false),
      ("delete_photo", false), ("menu.archive", false), ("k12", false), ("delete.title", false), ("", false),
    ])
  func isOnlyName(key: String, isOnlyName: Bool) throws {
    #expect(try Self.reader("delete").isOnlyName(key, of: "Delete") == isOnlyName)
  }

  private static func reader(_ purpose: String) throws -> KeyNames.Reader {
    KeyNames(try PlannedApp.catalogue.get()).reader(of: purpose, title: purpose == "delete" ? "Delete" : "Log In")
  }
}
