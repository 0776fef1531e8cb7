/// Files of an app in the layout of its tools, with units of the catalogue among the app's entries.
///
/// `cancel` has the catalogue's text, `delete` another one, `delete/counted` another one in one category;
/// `open/named` is missing.
enum ForeignFiles {
  /// A format's identifier, the file's name, its text, and the changed lines.
  static let all: [(format: String, path: String, text: String, changes: [(old: String, new: String)])] = [
    (
      "android", "res/values-pl/strings.xml", android,
      [
        ("<resources xmlns:tools", "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\" xmlns:tools"),
        ("Skasuj</string> <!-- behind -->", "Usuń</string> <!-- behind -->"),
        ("Skasuj %d elementy", "Usuń <xliff:g id=\"count\">%1$,d</xliff:g> elementy"),
      ]
    ),
    (
      "xliff-1.2-xcode", "pl.xliff", xliff,
      [
        ("<target>Skasuj</target>", "<target state=\"translated\">Usuń</target>"),
        ("<target state=\"translated\">Skasuj %d elementy", "<target state=\"translated\">Usuń %lld elementy"),
      ]
    ),
    (
      "gettext", "pl.po", gettext,
      [
        ("#, fuzzy\nmsgctxt \"delete\"", "msgctxt \"delete\""), ("msgstr \"Skasuj\"", "msgstr \"Usuń\""),
        ("msgstr[1] \"\"\n\"Skasuj \"\n\"{count} elementy\"", "msgstr[1] \"Usuń {count} elementy\""),
      ]
    ),
    (
      "xcstrings", "Localizable.xcstrings", xcstrings,
      [
        ("\"needs_review\",\n            \"value\" : \"Skasuj\"", "\"translated\",\n            \"value\" : \"Usuń\""),
        ("Skasuj %lld elementy", "Usuń %lld elementy"),
      ]
    ),
    (
      "arb", "lib/l10n/app_pl.arb", arb,
      [
        ("\"delete\": \"Skasuj\"", "\"delete\": \"Usuń\""),
        (
          "\"{count, plural, one{Usuń {count} element} few{Skasuj {count} elementy} many {Usuń {count} element\\u00f3w} other{Usuń {count} elementów}}\"",
          "\"{count, plural, one {Usuń {count} element} few {Usuń {count} elementy} many {Usuń {count} elementów} other {Usuń {count} elementów}}\""
        ),
      ]
    ),
    (
      "i18next", "locales/pl/translation.json", i18next,
      [("\"Skasuj\"", "\"Usuń\""), ("Skasuj {{count}} elementy", "Usuń {{count, number}} elementy")]
    ),
    ("strings", "pl.lproj/Localizable.strings", strings, [("\"Skasuj\" ; // behind", "\"Usuń\" ; // behind")]),
    (
      "strings", "pl.lproj/Localizable.stringsdict", stringsdict,
      [("<string>Skasuj</string>", "<string>Usuń</string>"), ("Skasuj %d elementy", "Usuń %d elementy")]
    ),
    (
      "fluent", "pl.ftl", fluent,
      [("= Skasuj\n", "= Usuń\n"), ("Skasuj { $count } elementy", "Usuń { $count } elementy")]
    ),
    (
      "resx", "Resources.pl.resx", ForeignMarkup.resx,
      [
        ("<value>Skasuj</value>", "<value>Usuń</value>"),
        ("<![CDATA[Skasuj {0} elementy]]>", "Usuń {0:#,0.###} elementy"),
      ]
    ),
    (
      "qt-ts", "demo_pl.ts", ForeignMarkup.qt,
      [
        ("<translation type=\"unfinished\">Skasuj</translation>", "<translation>Usuń</translation>"),
        ("<numerusform>Skasuj %n elementy</numerusform>", "<numerusform>Usuń %Ln elementy</numerusform>"),
      ]
    ),
    (
      "xliff-1.2", "messages.pl.xlf", ForeignMarkup.xliff12,
      [
        ("<target state=\"new\">Skasuj</target>", "<target state=\"translated\">Usuń</target>"),
        (
          "<target>{count, plural, one {Usuń # element} few {Skasuj # elementy}",
          "<target>{count, plural, one {Usuń # element} few {Usuń # elementy}"
        ),
      ]
    ),
    (
      "xliff-2.1", "messages.pl.xlf", ForeignMarkup.xliff21,
      [
        ("<segment id='1' state=\"initial\" >", "<segment id='1' state=\"translated\" >"),
        ("<target>Skasuj</target>", "<target>Usuń</target>"), ("few {Skasuj # elementy}", "few {Usuń # elementy}"),
      ]
    ),
  ]

  private static let gettext = #"""
    # Translators of Demo
    # Someone <a@example.org>, 2024.
    msgid ""
    msgstr ""
    "Project-Id-Version: demo 1\n"
    "PO-Revision-Date: 2024-05-01 12:00+0200\n"
    "Last-Translator: Someone <a@example.org>\n"
    "Language-Team: none\n"
    "Language: pl\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 "
    "|| n%100>=20) ? 1 : 2);\n"

    # Note of a translator
    #. From the developer
    #: src/a.c:12 src/b.c:3
    #, c-format, fuzzy
    #| msgid "Old %s"
    msgid "New %s"
    msgstr "Nowy %s"

    #. Ours by its context
    #: src/c.c:1
    #, fuzzy
    msgctxt "delete"
    msgid "Delete"
    msgstr "Skasuj"

    msgctxt "cancel"
    msgid "Cancel"
    msgstr ""
    "Anu"
    "luj"

    msgctxt "delete/counted"
    msgid "Delete {count} item"
    msgid_plural "Delete {count} items"
    msgstr[0] "Usuń {count} element"
    msgstr[1] ""
    "Skasuj "
    "{count} elementy"
    msgstr[2] "Usuń {count} elementów"

    msgctxt "menu"
    msgid "Open"
    msgstr "Otwórz"

    msgctxt "menu"
    msgid "Close"
    msgstr "Zamknij"

    #~ msgid "Gone"
    #~ msgstr "Nie ma"

    """#
}
