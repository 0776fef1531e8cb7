/// Android's resources and Xcode's XLIFF of apps; ``ForeignMarkup`` has those of other tools.
extension ForeignFiles {
  static let android = """
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

  static let xliff = """
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
}
