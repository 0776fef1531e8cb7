/// Files of apps in JSON.
extension ForeignFiles {
  static let arb = #"""
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

  static let i18next = #"""
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

  static let xcstrings = """
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
