import SourceReading
import SourceText
import Testing

/// What is read of markup.
struct MarkupReaderTests {
  @Test(
    "Android's layouts, storyboards and GTK's files",
    arguments: [
      (
        "<menu xmlns:android=\"http://schemas.android.com/apk/res/android\"><item android:title=\"@string/a\"/></menu>",
        "<menu <item android:title='@string/a'>>"
      ),
      (
        "<object class=\"GtkButton\"><property name=\"label\">Save</property></object>",
        "<object class='GtkButton' <property name='label' 'Save'>>"
      ),
      ("<a b='c &amp; d'>&#65;&#x42; &lt;</a>", "<a b='c & d' 'AB <'>"), ("<a><![CDATA[b < c]]></a>", "<a 'b < c'>"),
      ("<?xml version='1.0'?><!-- <b/> --><a/>", "<a>"), ("<a>\n  <b/>\n</a>", "<a <b>>"),
      ("<a><b></a>", ""), ("", ""), ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", ""),
    ])
  func readsXML(source: String, outline: String) { #expect(Outline.of(source, as: .xml) == outline) }

  @Test(
    "HTML",
    arguments: [
      (
        "<button type=submit title='a &quot;b'>Save <b>now</b></button>",
        "<button type='submit' title='a \"b' 'Save' <b 'now'>>"
      ),
      ("<ul><li>a<li>b</ul>", "<ul <li 'a'> <li 'b'>>"), ("<img src=a><p>b", "<img src='a'>; <p 'b'>"),
      ("<script>if (a < b) {}</script>c", "<script 'if (a < b) {}'>; 'c'"), ("a < b </c> d", "'a < b'; 'd'"),
      ("<!DOCTYPE html><html lang=en><body>a</body></html>", "<html lang='en' <body 'a'>>"),
      ("a<br>b<hr/>c", "'a'; <br>; 'b'; <hr>; 'c'"), ("<!-- <b> -->a", "'a'"), ("<p>a<p>b", "<p 'a'>; <p 'b'>"),
      ("<select><option>a<option selected>b</select>", "<select <option 'a'> <option selected=true 'b'>>"),
      ("<a title=\"b > c\">d</a>", "<a title='b > c' 'd'>"), ("&#x2715;&times;&nope;", "'✕×&nope;'"),
      ("<p>a<ul><li>b</ul>c", "<p 'a'>; <ul <li 'b'>>; 'c'"),
      ("<style>a > b {}</style><BUTTON>c</Button>", "<style 'a > b {}'>; <button 'c'>"),
      ("<textarea><b>c</b></textarea>", "<textarea '<b>c</b>'>"), ("<b><i>c</b>d", "<b <i 'c'>>; 'd'"),
      ("<table><tr><td>a<td>b<tr><td>c</table>", "<table <tr <td 'a'> <td 'b'>> <tr <td 'c'>>>"),
      ("<INPUT Type=\"button\" value=\"Go\" disabled>", "<input type='button' value='Go' disabled=true>"),
    ])
  func readsHTML(source: String, outline: String) { #expect(Outline.of(source, as: .html) == outline) }

  @Test(
    "Blueprint",
    arguments: [
      (
        "Gtk.Button close_button { label: _(\"Close\"); icon-name: \"x-symbolic\"; clicked => $on_close(); }",
        "<Gtk.Button id='close_button' label=_('Close') icon-name='x-symbolic' clicked=on_close()>"
      ),
      (
        "using Gtk 4.0;\ntemplate $Win: Adw.Window { [end] Button { styles [\"flat\"] } }",
        "<using id='Gtk' id='4.0'>; <template class='Win' parent='Adw.Window' <Button child-type='end' styles=['flat']>>"
      ),
      ("// a\nBox { /* Button {} */ Label { label: 'b \\'c\\''; } }", "<Box <Label label='b 'c''>>"),
      ("Button { label: C_(\"verb\", \"Open\"); }", "<Button label=C_('verb', 'Open')>"),
      (
        "$MyRow a { visible: false; width: 12; halign: center; }", "<MyRow id='a' visible=false width=12 halign=center>"
      ),
      ("Box { [end] Button {} Button {} }", "<Box <Button child-type='end'> <Button>>"), ("Box {", "<Box>"), ("", ""),
      (
        "menu a { item (_(\"Open\"), \"app.open\") item { label: _(\"Quit\"); } }",
        "<menu id='a' <item arguments=[_('Open'), 'app.open']> <item label=_('Quit')>>"
      ),
      (
        "Gtk.Bin { child: Gtk.Box box { Gtk.Button { visible: bind a.visible; } }; name: \"b\"; }",
        "<Gtk.Bin child=<Gtk.Box id='box' <Gtk.Button visible=bind>> name='b'>"
      ),
    ])
  func readsBlueprint(source: String, outline: String) { #expect(Outline.of(source, as: .blueprint) == outline) }
}
