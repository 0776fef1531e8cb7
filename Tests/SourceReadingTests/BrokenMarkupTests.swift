import SourceReading
import Testing

/// Markup with mistakes that people make: the reader recovers, as a browser or a compiler does.
@Suite("Markup with mistakes")
struct BrokenMarkupTests {
  @Test(
    "HTML",
    arguments: [
      ("<button>a", "<button 'a'>"), ("<button", "<button>"), ("<", "'<'"), ("</b>a", "'a'"), ("a</", "'a'"),
      ("<b>a</i>b</b>", "<b 'a'>; 'b'"), ("<a b=\"c>d</a>", "<a b='c>d</a>'>"), ("<a b=>c</a>", "<a b='' 'c'>"),
      ("<a b c=d>e</a>", "<a b=true c='d' 'e'>"), ("<a b = 'c'>d</a>", "<a b='c' 'd'>"), ("<!-- a", ""),
      ("<!doctype", ""),
      ("<?php a ?>b", "'b'"), ("<br/>a", "<br>; 'a'"), ("<b/>a", "<b>; 'a'"), ("<a@b>c", "<a @b=true 'c'>"),
      ("<a :b='c' @d='e'>f</a>", "<a :b='c' @d='e' 'f'>"), ("<my-button>a</my-button>", "<my-button 'a'>"),
      ("&amp;&lt;&gt;&quot;&apos;&nbsp;", "'&<>\"'\u{A0}'"), ("&#0;&#xD800;&#99999999;", "'\u{0}&#xD800;&#99999999;'"),
      ("&amp", "'&amp'"), ("a\r\n b\tc", "'a b c'"), ("\u{FEFF}<b>a</b>", "'\u{FEFF}'; <b 'a'>"),
      ("<script>a</b></script>c", "<script 'a</b>'>; 'c'"), ("<script>a", "<script>"),
      ("<textarea></textarea>", "<textarea>"),
      ("<dl><dt>a<dd>b</dl>", "<dl <dt 'a'> <dd 'b'>>"), ("<p>a<div>b</div>", "<p 'a'>; <div 'b'>"),
    ])
  func html(source: String, outline: String) { #expect(Outline.of(source, as: .html) == outline) }

  @Test(
    "Blueprint",
    arguments: [
      ("Button {", "<Button>"), ("Button { label: ", "<Button label=>"),
      ("Button { label: \"a }", "<Button label='a }'>"),
      ("}", ""), ("} A {}", "<A>"), ("A { b }", "<A <b>>"), ("A { b: c }", "<A b=c>"),
      ("A { b => $c(); d: 1 }", "<A b=c() d=1>"), ("A { b: (c, d); }", "<A b=[c, d]>"),
      ("A { b: c | d; e: f; }", "<A b=c e=f>"), ("A { b: \"\\u{41}\\n\"; }", "<A b='u{41}\n'>"),
      ("A.B::C d {}", "<A.B::C id='d'>"),
      ("A { /* b", "<A>"), ("A { styles [\"b\", \"c\"] }", "<A styles=['b', 'c']>"),
      ("A { b: bind c.d as <E>.f; g: 1; }", "<A b=bind g=1>"),
    ])
  func blueprint(source: String, outline: String) { #expect(Outline.of(source, as: .blueprint) == outline) }

  @Test(
    "JSX",
    arguments: [
      ("<A", "<A>"), ("<A b", "<A b=true>"), ("<A b=", "<A b=>"), ("<A b={", "<A b=>"), ("<A>{", "<A>"),
      ("<A>b</C>", "<A 'b'>"), ("<A><B></A>", "<A <B>>"), ("<A b='c", "<A b='c'>"), ("<A>a & b</A>", "<A 'a & b'>"),
      ("<A>{}</A>", "<A>"), ("<A {...} />", "<A>"), ("<A>a{' '}b</A>", "<A 'a' ' ' 'b'>"),
      ("<A b={{ c: 1 }} />", "<A b=[c: 1]>"),
      ("<a-b c-d=\"e\" />", "<a-b c-d='e'>"), ("<A.B.C />", "<A.B.C>"), ("<></>", "<>"),
      ("<A>&lt;b&gt;</A>", "<A '<b>'>"),
      ("<A b=<C /> />", "<A b=<C>>"),
    ])
  func jsx(source: String, outline: String) { #expect(Outline.of(source, as: .typeScript) == outline) }
}
