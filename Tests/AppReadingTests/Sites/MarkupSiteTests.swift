import TestSupport
import Testing

@testable import AppReading

/// The buttons of Android's menus and layouts, storyboards, GTK and HTML.
struct MarkupSiteTests {
  @Test("Markup", arguments: rows)
  func findsSites(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  private static let rows = [
    SourceRow(
      files: [
        "res/menu/a.xml":
          "<menu xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:app=\"http://schemas.android.com/apk/res-auto\"><item android:id=\"@+id/a\" android:icon=\"@drawable/ic_delete\" android:title=\"@string/delete\" app:showAsAction=\"always\"/><item android:title=\"Help\"/></menu>",
        "res/values/strings.xml": "<resources><string name=\"delete\">Delete</string></resources>",
      ], "android.menu-item 'Delete' [@drawable/ic_delete] navigation-bar :trailing", "android.menu-item 'Help' menu"),
    SourceRow(
      "res/layout/a.xml",
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:app=\"http://schemas.android.com/apk/res-auto\"><Button android:id=\"@+id/ok\" android:text=\"OK\"/><TextView android:text=\"x\"/></LinearLayout>",
      "android.button 'OK'"),
    SourceRow(
      "res/layout/a.xml",
      "<FrameLayout xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:app=\"http://schemas.android.com/apk/res-auto\"><ImageButton android:id=\"@+id/a\" android:contentDescription=\"Play\" android:src=\"@drawable/ic_play\"/></FrameLayout>",
      "android.button (Play) [@drawable/ic_play]"),
    SourceRow(
      "A.storyboard",
      "<document><barButtonItem key=\"leftBarButtonItem\" systemItem=\"cancel\" id=\"a\"/><button id=\"b\"><state key=\"normal\" title=\"Save\" image=\"checkmark\" catalog=\"system\"/></button></document>",
      "storyboard.bar-button-item navigation-bar :leading =cancel", "storyboard.button 'Save' [checkmark]"),
    SourceRow(
      "A.xib",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"><menu><items><menuItem title=\"File\" id=\"f\"><menu key=\"submenu\"><items><menuItem title=\"Delete\" id=\"d\"><connections><action selector=\"deleteFile:\" id=\"x\"/></connections></menuItem><menuItem isSeparatorItem=\"YES\" id=\"s\"/></items></menu></menuItem></items></menu><button toolTip=\"Refresh\" id=\"r\"><buttonCell title=\"Square\" image=\"NSRefreshTemplate\" imagePosition=\"only\"/></button><button id=\"c\"><buttonCell title=\"Cancel\"/></button><button id=\"k\"><buttonCell type=\"check\" title=\"Enable logs\"/></button><popUpButton id=\"p\"><popUpButtonCell><menu><items><menuItem title=\"Pause\" id=\"i\"/></items></menu></popUpButtonCell></popUpButton></document>",
      "appkit.menu-item 'Delete' menu do:deleteFile", "appkit.button ^Refresh [NSRefreshTemplate]",
      "appkit.button 'Cancel'", "appkit.button", "appkit.button", "appkit.menu-item menu"),
    SourceRow(
      "res/layout/a.xml",
      "<FrameLayout xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:app=\"http://schemas.android.com/apk/res-auto\"><ImageView android:id=\"@+id/a\" android:contentDescription=\"@string/expand\" app:srcCompat=\"@drawable/ic_expand_more\"/><ImageView android:id=\"@+id/b\" app:srcCompat=\"@drawable/cover\"/></FrameLayout>",
      "android.button (?expand) [@drawable/ic_expand_more]"),
    SourceRow(
      "a.blp",
      "template $A: Adw.Dialog { child: Adw.ToolbarView { [top] HeaderBar { [start] Button cancel_button { label: _(\"_Cancel\"); clicked => $close(); } } content: Box { Button { icon-name: \"edit-delete-symbolic\"; tooltip-text: _(\"Delete\"); action-name: \"win.delete\"; } }; }; }",
      "gtk.button 'Cancel' navigation-bar :leading @A do:close",
      "gtk.button ^Delete [edit-delete-symbolic] @A do:win.delete"),
    SourceRow("a.blp", "Box { Button { label: bind template.name; } }", "gtk.button"),
    SourceRow("a.blp", "Box { Button eject { } Button { } }", "gtk.button"),
    SourceRow(
      "a.blp", "Adw.AlertDialog a { responses [ cancel: _(\"_Cancel\"), delete: _(\"_Delete\") destructive ] }",
      "gtk.response 'Cancel' dialog", "gtk.response 'Delete' dialog !destructive"),
    SourceRow("a.blp", "menu a { section { item (_(\"_Open\"), \"app.open\") } }", "gtk.menu-item 'Open' menu"),
    SourceRow(
      "a.ui",
      "<interface><object class=\"GtkButton\" id=\"a\"><property name=\"label\" translatable=\"yes\">_Save</property></object><menu id=\"m\"><item><attribute name=\"label\">Copy</attribute></item></menu></interface>",
      "gtk.button 'Save'", "gtk.menu-item 'Copy' menu"),
    SourceRow(
      "a.ui",
      "<interface><object class=\"AdwAlertDialog\"><responses><response id=\"ok\" translatable=\"yes\">_OK</response></responses></object></interface>",
      "gtk.response 'OK' dialog @AdwAlertDialog"),
    SourceRow(
      "a.html",
      "<body><button title=\"Delete it\">Delete</button><input type=\"submit\" value=\"Send\"><div role=\"button\" aria-label=\"Close\"></div><a href=\"x\">y</a><a class=\"btn primary\" href=\"x\">Save</a><a href=\"#\" onclick=\"a()\">Copy</a></body>",
      "html.button 'Delete' ^Delete it", "html.button 'Send' !submit", "html.button (Close)",
      "html.button 'Save'", "html.button 'Copy'"),
    SourceRow(
      "a.html",
      "<input type=\"reset\" value=\"Clear\"><input type=\"button\" value=\"Go\" onclick=\"go()\"><input type=\"text\" value=\"x\"><a role=\"button\">Open</a><span>Save</span>",
      "html.button 'Clear'", "html.button 'Go'", "html.button 'Open'"),
    SourceRow(
      "a.blp",
      "Box { ToggleButton { label: \"Bold\"; } MenuButton { tooltip-text: \"More\"; } Label { label: \"x\"; } }",
      "gtk.button 'Bold'", "gtk.button ^More"),
    SourceRow(
      "a.blp", "Adw.HeaderBar { [end] Button { label: _(\"_Save\"); } }", "gtk.button 'Save' navigation-bar :trailing"),
    // Xcode calls a new button so.
    SourceRow(
      "A.storyboard", "<document><button id=\"b\"><state key=\"normal\" title=\"Button\"/></button></document>",
      "storyboard.button"),
    SourceRow(
      "a.html",
      "<button><span>Send</span></button><button><b>Save</b></button><button><svg></svg><span>Delete</span></button><a class=\"btn\"><span>Cancel</span></a><button>&times;</button><button><i class=\"bi bi-trash\"></i></button>",
      "html.button 'Send'", "html.button 'Save'", "html.button 'Delete'", "html.button 'Cancel'", "html.button '×'",
      "html.button [bi-trash]"),
    SourceRow(
      "a.html",
      "<button>&#x2715;</button><button><svg><title>Delete</title><use href=\"i.svg#trash\"/></svg></button><button><img alt=\"Share\" src=\"s.png\"></button><button><i class=\"fa-solid fa-pen\"></i><span class=\"sr-only\">Edit</span></button><button><span class=\"material-icons\">delete</span></button><button><script>x()</script>Go &amp; see</button>",
      "html.button '✕'", "html.button (Delete) [trash]", "html.button (Share)", "html.button (Edit) [fa-pen]",
      "html.button [delete]", "html.button 'Go & see'"),
  ]

  /// The sources of all rows.
  static let sources = rows.flatMap { $0.files.values.sorted() }
}
