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

  private static let arb = #"""
    {
        "@@locale": "pl",
        "@@last_modified": "2024-05-01T12:00:00.000Z",
        "@@x-tool": {"name" : "demo", "versions": [1, 2.50, true, null]},

        "appTitle" : "Demo \u0026 co",
        "@appTitle": { "description": "The app's name", "type": "text", "x-screen": ["a","b"] },

        "greeting": "Witaj, {user}\u2026",
        "@greeting": {
            "description": "By the developer",
            "placeholders": {"user": {"type":"String","example":"Ala"}}
        },

        "delete": "Skasuj",
        "@delete": {
            "description": "By the developer"
        },

        "deleteCounted": "{count, plural, one{Usuń {count} element} few{Skasuj {count} elementy} many {Usuń {count} element\u00f3w} other{Usuń {count} elementów}}",

        "cancel": "\u0041nuluj",
        "legacy": 12.0,

        "pageHomeTitle": "{sex, select, male{On} other{Ono}}"
    }

    """#

  private static let i18next = #"""
    {
    	"app": {
    		"name": "Demo \u0026 co",
    		"friend_male": "Kolega",
    		"friend_female": "Kole\u017canka",
    		"steps": [ "raz", "dwa" ],
    		"size": 1.50, "beta": true, "none": null
    	},
    	"cancel": { "title" : "\u0041nuluj" },
    	"delete": {
    		"title": "Skasuj",
    		"counted_one": "Usuń {{count}} element",
    		"counted_few": "Skasuj {{count}} elementy",
    		"counted_many": "Usuń {{ count }} elementów",
    		"counted_other": "Usuń {{count}} element\u00f3w",
    		"confirm": "Na pewno?"
    	},

    	"rides_one": "{{count}} przejazd",
    	"rides_other": "{{count}} przejazdy",
    	"Are you sure? Yes.": "Tak",
    	"nested": "$t(app.name) jest {{how, uppercase}}"
    }
    """#

  private static let android = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- Licence of the app -->
    <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="pl">

        <!-- The app's name -->
        <string name="app_name" translatable="false">Demo &amp; co</string>
        <string   name='hello'  >Witaj <b>%1$s</b> &#8230;
            w dwu wierszach!</string>
        <string name="legal"><![CDATA[<a href="x">]]></string>
        <string name="delete" tools:ignore="Typos">Skasuj</string> <!-- behind -->
        <plurals name="delete_counted">
            <item quantity="one">Usuń %d element</item>
            <!-- two to four -->
            <item quantity="few">Skasuj %d elementy</item>
            <item quantity="many">Usuń %d elementów</item>
            <item quantity="other">Usuń %d elementów</item>
        </plurals>
        <string-array name="days"><item>pn</item><item>wt</item></string-array>
        <string name="cancel">"Anuluj"</string>
        <string name="empty"/>
    </resources>

    """

  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2">
      <file original="Demo/InfoPlist.xcstrings" source-language="en" target-language="pl" datatype="plaintext">
        <header>
          <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="15.0" build-num="15A240d"/>
        </header>
        <body>
          <trans-unit id="CFBundleName" xml:space="preserve">
            <source>Demo</source>
            <target state="translated">Demo</target>
            <note>Bundle name</note>
          </trans-unit>
        </body>
      </file>
      <file original="Demo/Localizable.xcstrings" source-language="en" target-language="pl" datatype="plaintext">
        <header>
          <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="15.0" build-num="15A240d"/>
        </header>
        <body>
          <trans-unit id="%lld rides|==|plural.one" xml:space="preserve">
            <source>%lld ride</source>
            <target state="needs-review-l10n">%lld przejazd</target>
            <note/>
          </trans-unit>
          <trans-unit id="cancel" xml:space="preserve">
            <source>Cancel</source>
            <target state="translated">&#65;nuluj</target>
            <note>By &apos;the&apos; developer</note>
          </trans-unit>
          <trans-unit id="delete" xml:space="preserve">
            <source>Delete</source>
            <target>Skasuj</target>
            <note>By the developer</note>
          </trans-unit>
          <trans-unit id="delete.counted|==|plural.one" xml:space="preserve">
            <source>Delete %lld item</source>
            <target state="translated">Usuń %d element</target>
          </trans-unit>
          <trans-unit id="delete.counted|==|plural.few" xml:space="preserve">
            <source>Delete %lld items</source>
            <target state="translated">Skasuj %d elementy</target>
          </trans-unit>
          <trans-unit id="delete.counted|==|plural.many" xml:space="preserve">
            <source>Delete %lld items</source>
            <target state="translated">Usuń %lld elementów</target>
          </trans-unit>
          <trans-unit id="delete.counted|==|plural.other" xml:space="preserve">
            <source>Delete %lld items</source>
            <target state="translated">Usuń %lld elementów</target>
          </trans-unit>
          <trans-unit id="wide|==|device.iphone" xml:space="preserve">
            <source>Wide</source>
            <target>Szeroko</target>
          </trans-unit>
        </body>
      </file>
    </xliff>

    """

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

  private static let xcstrings = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld rides" : {
          "comment" : "How many",
          "localizations" : {
            "pl" : {
              "variations" : {
                "device" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld przejazdów \\/ \\u0041"
                    }
                  }
                }
              }
            }
          }
        },
        "cancel" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Cancel"
              }
            },
            "pl" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\\u0041nuluj"
              }
            }
          }
        },
        "delete" : {
          "comment" : "By the developer",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Weg"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Delete"
              }
            },
            "pl" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Skasuj"
              }
            }
          }
        },
        "delete.counted" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Delete %lld item"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Delete %lld items"
                    }
                  }
                }
              }
            },
            "pl" : {
              "variations" : {
                "plural" : {
                  "few" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Skasuj %lld elementy"
                    }
                  },
                  "many" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Usuń %lld elementów"
                    }
                  },
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Usuń %lld element"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Usuń %lld elementów"
                    }
                  }
                }
              }
            }
          }
        },
        "zebra" : {
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """
}
