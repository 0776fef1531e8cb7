/// The XML files of ``ForeignFiles`` that do not come from a phone's tools.
enum ForeignMarkup {
  static let resx = """
    <?xml version="1.0" encoding="utf-8"?>
    <root>
    	<!-- Microsoft ResX Schema -->
    	<xsd:schema id="root" xmlns="" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:msdata="urn:schemas-microsoft-com:xml-msdata">
    		<xsd:element name="root" msdata:IsDataSet="true"/>
    	</xsd:schema>
    	<resheader name="resmimetype">
    		<value>text/microsoft-resx</value>
    	</resheader>
    	<resheader name="version"><value>2.0</value></resheader>
    	<resheader name="reader">
    		<value>System.Resources.ResXResourceReader, System.Windows.Forms</value>
    	</resheader>
    	<resheader name="writer">
    		<value>System.Resources.ResXResourceWriter, System.Windows.Forms</value>
    	</resheader>
    	<assembly alias="System.Drawing" name="System.Drawing, Version=4.0.0.0" />
    	<data name="logo" type="System.Resources.ResXFileRef, System.Windows.Forms">
    		<value>..\\Resources\\logo.png;System.Drawing.Bitmap, System.Drawing</value>
    	</data>
    	<data name="button1.Text" xml:space="preserve">
    		<value>&amp;Otwórz &#x2026;</value>
    	</data>
    	<data name="&gt;&gt;button1.Name" xml:space="preserve"><value>button1</value></data>
    	<data name='delete' xml:space='preserve'>
    		<value>Skasuj</value>
    		<comment>By the developer</comment>
    	</data> <!-- behind -->
    	<data name="delete_counted_one" xml:space="preserve">
    		<value>Usuń {0} element</value>
    	</data>
    	<data name="delete_counted_few" xml:space="preserve">
    		<value><![CDATA[Skasuj {0} elementy]]></value>
    		<comment>Two to four</comment>
    	</data>
    	<data name="delete_counted_many" xml:space="preserve">
    		<value>Usuń {0} elementów</value>
    	</data>
    	<data name="delete_counted_other" xml:space="preserve">
    		<value>Usuń {0} elementów</value>
    	</data>
    	<data name="cancel" xml:space="preserve">
    		<value>&#65;nuluj</value>
    	</data>
    	<data name="empty" xml:space="preserve"><value/></data>
    	<metadata name="timer1.TrayLocation" type="System.Drawing.Point, System.Drawing">
    		<value>17, 17</value>
    	</metadata>
    </root>

    """

  static let qt = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE TS>
    <TS version="2.1" language="pl_PL" sourcelanguage="en_US">
    <!-- Licence of the app -->
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="../src/mainwindow.ui" line="+14"/>
            <source>&amp;Open %1…</source>
            <extracomment>Menu</extracomment>
            <translatorcomment>Checked &amp; done</translatorcomment>
            <translation>&amp;Otwórz %1…</translation>
        </message>
        <message numerus="yes">
            <location filename="../src/mainwindow.cpp" line="120"/>
            <source>%n ride(s)</source>
            <comment>Title</comment>
            <translation type="unfinished">
                <numerusform>%n przejazd</numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Gone</source>
            <oldsource>Away</oldsource>
            <translation type="vanished">Nie ma</translation>
        </message>
        <message id="delete">
            <location filename="../src/mainwindow.cpp" line="12"/>
            <source>Delete</source>
            <extracomment>By the developer</extracomment>
            <translation type="unfinished">Skasuj</translation>
        </message>
        <message id="delete/counted" numerus="yes">
            <source>Delete %n items</source>
            <translation>
                <numerusform>Usuń %n element</numerusform>
                <numerusform>Skasuj %n elementy</numerusform>
                <!-- many -->
                <numerusform>Usuń %Ln elementów</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>cancel</name>
        <message>
            <source>Cancel</source>
            <comment>title</comment>
            <translation>&#65;nuluj</translation>
        </message>
    </context>
    </TS>

    """

  static let xliff12 = """
    <?xml version="1.0" encoding="UTF-8" ?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:mq="MQXliff">
      <file source-language="en" target-language="pl-PL" datatype="plaintext" original="ng2.template">
        <header><note>Licence of the app</note></header>
        <body>
          <trans-unit id="5187364" datatype="html">
            <source>Hello <x id="INTERPOLATION" equiv-text="{{ name }}"/>, <x id="START_BOLD_TEXT" ctype="x-b" equiv-text="&lt;b&gt;"/>you</source>
            <target state="final">Witaj <x id="INTERPOLATION" equiv-text="{{ name }}"/>, <x id="START_BOLD_TEXT" ctype="x-b" equiv-text="&lt;b&gt;"/>ty</target>
            <context-group purpose="location">
              <context context-type="sourcefile">src/app/app.component.html</context>
              <context context-type="linenumber">3</context>
            </context-group>
            <note priority="1" from="description">A greeting</note>
          </trans-unit>
          <trans-unit id="cancel" datatype="html" mq:status="Confirmed">
            <source>Cancel</source>
            <target>&#65;nuluj</target>
            <alt-trans match-quality="80%"><source>Cancel it</source><target>Anuluj to</target></alt-trans>
          </trans-unit>
          <group id="g1" resname="buttons">
            <trans-unit id="17" resname="delete" xml:space="preserve">
              <source><![CDATA[Delete]]></source>
              <target state="new">Skasuj</target>
              <note from="developer">By the developer</note>
            </trans-unit>
            <trans-unit id="delete/counted">
              <source>{count, plural, one {Delete # item} other {Delete # items}}</source>
              <target>{count, plural, one {Usuń # element} few {Skasuj # elementy} many {Usuń # elementów} other {Usuń # elementów}}</target>
            </trans-unit>
          </group>
          <bin-unit id="b1" mime-type="image/png"><bin-source><external-file href="a.png"/></bin-source></bin-unit>
          <trans-unit id='empty'><source/></trans-unit>
        </body>
      </file>
      <file source-language="en" target-language="pl" datatype="plaintext" original="other.json">
        <body>
          <trans-unit id="delete"><source>Delete this trip</source><target>Skasuj tę podróż</target></trans-unit>
        </body>
      </file>
    </xliff>

    """

  static let xliff21 = """
    <?xml version="1.0" encoding="UTF-8" ?>
    <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="pl">
      <file original="ng.template" id="ngi18n">
        <unit id="5187364">
          <notes>
            <note category="location">src/app/app.component.html:3</note>
            <note category="description">A greeting</note>
          </notes>
          <segment state="final">
            <source>Hello <ph id="0" equiv="INTERPOLATION" disp="{{ name }}"/>, <pc id="1" equivStart="START_BOLD_TEXT" equivEnd="CLOSE_BOLD_TEXT" type="fmt" dispStart="&lt;b&gt;" dispEnd="&lt;/b&gt;">you</pc></source>
            <target>Witaj <ph id="0" equiv="INTERPOLATION" disp="{{ name }}"/>, <pc id="1" equivStart="START_BOLD_TEXT" equivEnd="CLOSE_BOLD_TEXT" type="fmt" dispStart="&lt;b&gt;" dispEnd="&lt;/b&gt;">ty</pc></target>
          </segment>
        </unit>
        <!-- Buttons -->
        <group id="g1" name="buttons">
          <unit id="u2" name="cancel">
            <segment><source>Cancel</source><target>&#65;nuluj</target></segment>
          </unit>
          <unit id="delete">
            <notes><note category="description">By the developer</note></notes>
            <segment id='1' state="initial" >
              <source>Delete</source>
              <target>Skasuj</target>
            </segment>
          </unit>
          <unit id="delete.counted">
            <segment>
              <source>{count, plural, one {Delete # item} other {Delete # items}}</source>
              <target>{count, plural, one {Usuń # element} few {Skasuj # elementy} many {Usuń # elementów} other {Usuń # elementów}}</target>
            </segment>
          </unit>
        </group>
        <unit id='two'>
          <segment><source>One. </source><target>Raz. </target></segment>
          <ignorable><source> </source></ignorable>
          <segment><source>Two.</source></segment>
        </unit>
      </file>
      <file id="f2" original="other.json">
        <unit id="delete"><segment><source>Delete this trip</source><target>Skasuj tę podróż</target></segment></unit>
      </file>
    </xliff>

    """
}
