extension ForeignFiles {
  /// As genstrings writes it, edited by hand.
  static let strings = #"""
    /*
      Licence of the app
    */

    /* Title; "Demo" */
    "app.name" = "Demo \"&\" co\U00fc";

    // A line
    unquoted.key   =   'two
    lines';
    "only a key";
    /* No comment provided by engineer. */
    "%d rides" = "%d przejazdów\041 \'";

    "cancel" = "\U0041nuluj";
      /* By the developer */
      "delete" = "Skasuj" ; // behind
    "back" = "Cofnij";

    /* The end */

    """#

  /// As Xcode writes it, edited by hand.
  static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- Licence of the app -->
    <plist version="1.0">
    <dict>
    \t<!-- Of another program -->
    \t<key>%d rides of %d</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@rides@ z %2$#@all@</string>
    \t\t<key>rides</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    \t\t<key>NSStringFormatValueTypeKey</key><string>d</string>
    \t\t<key>other</key><string>%d przejazd&#243;w</string></dict>
    \t\t<key>all</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>other</key>
    \t\t\t<string><![CDATA[%2$d]]></string>
    \t\t</dict>
    \t</dict>

    \t<key>wide</key>
    \t<dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>W</string></dict></dict>
    \t<key >cancel</key>  <dict><key>NSStringLocalizedFormatKey</key><string>&#65;nuluj</string></dict>
    \t<key>delete</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>Skasuj</string>
    \t</dict>
    \t<key>delete.counted</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@items@</string>
    \t\t<key>items</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>other</key>
    \t\t\t<string>Usuń %d elementów</string>
    \t\t\t<key>one</key>
    \t\t\t<string>Usuń %d element</string>
    \t\t\t<!-- two to four -->
    \t\t\t<key>few</key>
    \t\t\t<string>Skasuj %d elementy</string>
    \t\t\t<key>many</key>
    \t\t\t<string>Usuń %d elementów</string>
    \t\t</dict>
    \t</dict> <!-- behind -->
    \t<key>tail</key>
    \t<dict><key>NSStringLocalizedFormatKey</key><string/></dict>
    \t<!-- The end -->
    </dict>
    </plist>

    """

  static let fluent = #"""
    # Licence of the app

    ### Demo

    -brand = Demo
        .gender = masculine

    ## Menu

    # $name: the user
    hello = Witaj, { $name }!
        W { -brand } jest { $count ->
            [one] jeden
           *[other] { NUMBER($count, minimumFractionDigits: 1) }
        } nowych.
        .accesskey = W
    place = W { -brand(case: "locative") }

    cancel = { "A" }nuluj
    # By the developer
    delete   = Skasuj
        .accesskey = S
        .counted =
            { NUMBER($count) ->
                [one] Usuń { $count } element
                [few]
                    Skasuj { $count } elementy
                [many] Usuń { NUMBER($count) } elementów
               *[other] Usuń { $count } elementów
            }

    this is junk {
    # Stands alone

    about = O { -brand }

    """#
}
