import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// Buttons of `react.js` and `element.js`.
@Suite struct TypeScriptViewsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TypeScriptPrinter(try Model.standard.get().generated).files.write(to: folder, under: "purposes")
  }

  @Test func reactMakesButtonsAndBars() throws {
    try DebianReact.link(in: folder)
    try folder.write(
      """
      import { createElement } from "react";
      import { renderToStaticMarkup } from "react-dom/server";
      import { Header } from "./purposes/headers.js";
      import { lucide } from "./purposes/icons/lucide.js";
      import { ar } from "./purposes/locales/ar.js";
      import { PurposeHeader } from "./purposes/react-header.js";
      import { PurposeButton } from "./purposes/react.js";
      const show = (component, props) => console.log(renderToStaticMarkup(createElement(component, { locale: ar, ...props })));
      show(PurposeButton, { purpose: "delete", disabled: true });
      show(PurposeButton, { purpose: "reply", icons: lucide, iconOnly: true });
      show(PurposeButton, { purpose: "about", icons: lucide, renderIcon: (icon) => icon.name });
      show(PurposeHeader, {
        header: Header.dialog({ confirm: "save", trailing: ["share"] }), platform: "web", title: "X", icons: lucide,
        children: createElement("main"),
      });
      for (const backHref of [undefined, "/places"])
        show(PurposeHeader, { header: Header.page(), platform: "web", title: "X", icons: lucide, backHref });
      """.utf8, to: "buttons.mjs")
    let common = #"<button type="button" lang="ar" dir="rtl""#
    #expect(
      try Shell.run("NODE_PATH=/usr/share/nodejs node buttons.mjs", in: folder.path) == """
        \(common) data-purpose="delete" data-role="destroy" disabled="">حذف</button>
        \(common) data-purpose="reply" data-role="act" aria-label="رد" title="رد">\
        <span aria-hidden="true" data-icon="reply" data-mirrored=""></span></button>
        \(common) data-purpose="about" data-role="act" aria-label="حول هذا التطبيق">infoحول</button>
        <header lang="ar" dir="rtl" data-kind="dialog" data-title="inline"><div data-edge="leading"></div><h1>X</h1>\
        <div data-edge="trailing"><button type="button" data-purpose="share" data-kind="action" data-emphasis="none" \
        aria-label="مشاركة"><span aria-hidden="true" data-icon="share-2"></span></button></div></header><main></main>\
        <footer lang="ar" dir="rtl" data-kind="dialog"><div data-edge="trailing">\
        <button type="button" data-purpose="cancel" data-kind="dismissal" data-emphasis="none">إلغاء</button>\
        <button type="button" data-purpose="save" data-kind="confirmation" data-emphasis="prominent">حفظ</button></div></footer>
        <header lang="ar" dir="rtl" data-kind="page" data-title="inline"><div data-edge="leading">\
        <button type="button" data-purpose="back" data-kind="back" data-emphasis="none">رجوع</button></div><h1>X</h1>\
        <div data-edge="trailing"></div></header>
        <header lang="ar" dir="rtl" data-kind="page" data-title="inline"><div data-edge="leading">\
        <a href="/places" data-purpose="back" data-kind="back" data-emphasis="none">رجوع</a></div><h1>X</h1>\
        <div data-edge="trailing"></div></header>

        """)
  }

  /// A label that needs a number is none: the button has no number to say.
  @Test func leavesOutLabelsWithArguments() throws {
    var files = SmallCatalogue.files
    files["purposes.json"] = #"""
      {
        "back": {
          "role": "navigate", "description": "…", "icons": {},
          "messages": { "title": {}, "accessibilityLabel": {} }
        },
        "delete": {
          "role": "destroy", "description": "…", "icons": {},
          "messages": { "title": {}, "accessibilityLabel": { "arguments": { "count": { "type": "integer" } } } }
        }
      }
      """#
    for locale in ["ar", "en"] {
      files["titles/\(locale).json"] = #"""
        {
          "back": { "title": "Back", "accessibilityLabel": "Go back" },
          "delete": { "title": "Delete", "accessibilityLabel": "{count, plural, other {Delete #}}" }
        }
        """#
    }
    let source = try SmallCatalogue.read(".", of: files)
    let model = try GeneratedCatalog(source, catalog: Catalog(source))
    try TypeScriptPrinter(model).files.write(to: folder, under: "labelled")
    try DebianReact.link(in: folder)
    try folder.write(
      """
      import { createElement } from "react";
      import { renderToStaticMarkup } from "react-dom/server";
      import { en } from "./labelled/locales/en.js";
      import { PurposeButton } from "./labelled/react.js";
      for (const purpose of ["back", "delete"])
        console.log(renderToStaticMarkup(createElement(PurposeButton, { locale: en, purpose })));
      """.utf8, to: "labels.mjs")
    let output = try Shell.run("NODE_PATH=/usr/share/nodejs node labels.mjs", in: folder.path)
    #expect(
      output.contains(#"data-purpose="back" data-role="navigate" aria-label="Go back">Back</button>"#), "\(output)")
    #expect(output.contains(#"data-purpose="delete" data-role="destroy">Delete</button>"#), "\(output)")
  }

  /// What is right compiles with React's types in strict mode; each wrong line is refused.
  @Test func reactHasTypes() throws {
    try DebianReact.link(in: folder)
    try folder.write(
      """
      import { PurposeButton } from "./purposes/react.js";
      import { PurposeHeader } from "./purposes/react-header.js";
      import { Header } from "./purposes/headers.js";
      import { definePurposeHeader, type PurposeItemEvent } from "./purposes/element-header.js";
      import { lucide } from "./purposes/icons/lucide.js";
      import { ar } from "./purposes/locales/ar.js";

      const Bar = definePurposeHeader({ locale: ar, platform: "web", icons: lucide }), bar = new Bar();
      bar.header = Header.root();
      bar.addEventListener("purpose-item", (event) => (event as PurposeItemEvent).detail.purpose);

      export const App = () => (
        <>
          <PurposeHeader header={Header.page({ trailing: ["search"] })} platform="web" title="Rides" locale={ar} icons={lucide}
            renderIcon={(icon) => <i className={icon.name} />} backHref="/" onItem={(item, event) => { event.preventDefault(); console.log(item.purpose, item.place); }}>
            <main />
          </PurposeHeader>
          <PurposeHeader header={Header.root()} platform="web" title="Rides" subtitle="Berlin" locale={ar} width={390} query=""
            onSearch={(query) => query.length} actions={{ share: () => {}, search: (item, event) => event.currentTarget.focus() }} />
          <PurposeButton purpose="delete" locale={ar} className="wide" disabled onClick={(event) => event.preventDefault()} />
          <PurposeButton purpose="reply" locale={ar} icons={lucide} iconOnly />
        </>
      );
      """.utf8, to: "right.tsx")
    let wrong = [
      #"<PurposeButton purpose="nothing" locale={ar} />"#, #"<PurposeButton purpose="delete" />"#,
      #"<PurposeButton purpose="delete" locale="ar" />"#,
      #"<PurposeButton purpose="delete" locale={ar} onClick={3} />"#,
      #"<PurposeButton purpose="delete" locale={ar} renderIcon={() => ({})} />"#,
      #"<PurposeHeader header={header} platform="web" title="" locale={ar} actions={{ nothing: () => {} }} />"#,
      #"<PurposeHeader header={header} platform="web" title="" locale={ar} actions={{ share: 3 }} />"#,
    ]
    let imports = [
      #"import { PurposeButton } from "./purposes/react.js"; import { ar } from "./purposes/locales/ar.js";"#,
      #"import { PurposeHeader } from "./purposes/react-header.js"; import { Header } from "./purposes/headers.js";"#,
      "const header = Header.root();",
    ].joined(separator: " ")
    let lines = wrong.enumerated().map { "export const button\($0) = \($1);" }
    try folder.write(([imports] + lines).joined(separator: "\n").utf8, to: "wrong.tsx")
    let options =
      "--strict --noEmit --skipLibCheck --jsx react-jsx --target es2020 --module es2020 --moduleResolution node"
    #expect(try Shell.run("tsc \(options) right.tsx", in: folder.path) == "")
    let output = try Shell.run("tsc \(options) wrong.tsx || true", in: folder.path)
    for index in wrong.indices { #expect(output.contains("wrong.tsx(\(index + 2),"), "\(wrong[index]): \(output)") }
  }

  /// Chromium, with a policy that allows one script and no code from strings.
  @Test func elementsMakeButtonsUnderAStrictPolicy() throws {
    try folder.write(
      """
      import { definePurposeButton } from "./purposes/element.js";
      import { lucide } from "./purposes/icons/lucide.js";
      import { counted } from "./purposes/index.js";
      import { ar } from "./purposes/locales/ar.js";
      definePurposeButton({ locale: ar, icons: lucide });
      document.querySelector("#changed").setAttribute("purpose", "reply");
      document.querySelector("#text").textContent = counted("delete", { count: 1234 }, ar);
      try { new Function("return 1")(); } catch { document.querySelector("#policy").textContent = "strict"; }
      """.utf8, to: "page.mjs")
    let script = try Shell.run(
      "esbuild --bundle --format=iife --charset=utf8 --log-level=error page.mjs", in: folder.path)
    let document = try Chromium.document(
      of: """
        <!doctype html><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-n'; \
        require-trusted-types-for 'script'; trusted-types 'none'">
        <p id="text"></p><p id="policy"></p>
        <purpose-button purpose="delete" disabled></purpose-button>
        <purpose-button id="changed" purpose="back" icon-only></purpose-button>
        <purpose-button purpose="toString"></purpose-button>
        <script nonce="n">\(script)</script>
        """)
    let common = #"<button type="button" lang="ar" dir="rtl""#
    for expected in [
      "<p id=\"text\">حذف ١٬٢٣٤ عنصرًا</p>", "<p id=\"policy\">strict</p>",
      "\(common) disabled=\"\" data-role=\"destroy\"><span aria-hidden=\"true\" data-icon=\"trash-2\"></span>حذف</button>",
      """
      \(common) data-role="act" aria-label="رد" title="رد">\
      <span aria-hidden="true" data-icon="reply" data-mirrored=""></span></button>
      """, "\(common)>toString</button>",
    ] { #expect(document.contains(expected), "\(expected)") }
  }

  /// axe-core finds no button whose name lacks the drawn word, and none without a name, besides the page's wrong one.
  @Test func namesButtonsAsTheyAreDrawn() throws {
    try DebianReact.link(in: folder)
    try folder.write(Data(contentsOf: Self.programs.appending(path: "namedButtons.mjs")), to: "namedButtons.mjs")
    try folder.write(try Axe.source().utf8, to: "axe.js")
    try Shell.run(
      "NODE_PATH=/usr/share/nodejs esbuild --bundle --format=esm --log-level=error --outfile=app.js namedButtons.mjs",
      in: folder.path)
    try folder.write(
      """
      <!doctype html><meta charset="utf-8"><title>Buttons</title><main></main><pre id="report"></pre>
      <button aria-label="Move to a folder">Organize</button>
      <script src="axe.js"></script><script type="module" src="app.js"></script>
      """.utf8, to: "buttons.html")
    let document = try Chromium.document(ofPage: "buttons.html", in: folder)
    let report = try #require(document.firstMatch(of: /<pre id="report">([^<]*)<\/pre>/)?.1)
    #expect(
      report == """
        label-content-name-mismatch &lt;button aria-label="Move to a folder"&gt;Organize&lt;/button&gt;
        looked at all buttons
        """, "\(report.prefix(3000))")
  }

  private static let programs = Repository.root.appending(path: "Tests/GeneratedCodeTests/TypeScript/Programs")
}
