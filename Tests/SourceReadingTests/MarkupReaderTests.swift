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
