import Foundation
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

  /// React itself is not here: a stub shows what would be made.
  @Test func reactMakesButtons() throws {
    let stub = """
      export const createElement = (type, props, ...children) => ({ type, ...props, children: children.filter(Boolean) });
      """
    try folder.write(
      #"{ "name": "react", "type": "module", "main": "index.js" }"#.utf8, to: "node_modules/react/package.json")
    try folder.write(stub.utf8, to: "node_modules/react/index.js")
    try folder.write(
      """
      import { lucide } from "./purposes/icons/lucide.js";
      import { ar } from "./purposes/locales/ar.js";
      import { PurposeButton } from "./purposes/react.js";
      const show = (props) => console.log(JSON.stringify(PurposeButton({ locale: ar, ...props })));
      show({ purpose: "delete", disabled: true });
      show({ purpose: "reply", icons: lucide, iconOnly: true });
      show({ purpose: "about", icons: lucide, renderIcon: (icon) => icon.name });
      """.utf8, to: "buttons.mjs")
    let common = #""type":"button","lang":"ar","dir":"rtl""#
    #expect(
      try Shell.run("node buttons.mjs", in: folder.path) == """
        {\(common),"data-purpose":"delete","data-role":"destroy","disabled":true,"children":["حذف"]}
        {\(common),"data-purpose":"reply","data-role":"act","aria-label":"رد","title":"رد",\
        "children":[{"type":"span","aria-hidden":true,"data-icon":"reply","data-mirrored":"","children":[]}]}
        {\(common),"data-purpose":"about","data-role":"act","aria-label":"حول هذا التطبيق","children":["info","حول"]}

        """)
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
}
