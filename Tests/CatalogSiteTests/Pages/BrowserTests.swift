import Foundation
import TestSupport
import Testing

@testable import CatalogSite

/// The pages in Chromium: nothing is wider than the window, the first card is on the first screen, targets are large, text runs in the right direction, and axe-core finds nothing serious.
///
/// One run of the browser: a page loads each of the pages in a frame of each width and looks at it.
@Suite struct BrowserTests {
  private static let pages = [
    "index.html", "wall/ar.html", "wall/he.html", "wall/ja.html", "wall/pl.html", "wall/de.html", "wall/fi.html",
    "index.html?q=trash&role=destroy", "places.html", "rules/index.html", "rules/missing-title.html",
    "purposes/back.html", "purposes/select-all.html", "locales/ar.html", "locales/de.html", "locales/ja.html",
    "locales/he.html", "locales/pl.html", "languages.html", "compare.html", "compare.html?left=de&right=ar",
    "app/screens/index.html", "app/screens/new-itinerary.html", "app/walk/ar.html", "app/walk/he.html",
    "app/walk/ja.html", "app/walk/pl.html", "app/walk/de.html", "living/walk/ar.html", "living/screens/home.html",
  ]

  @Test func looksRight() throws {
    let folder = try TemporaryFolder()
    for file in try IconifyInput.standard.get().input.pages { try folder.write(file.bytes, to: file.path) }
    for file in try CyclingSite.input().pages { try folder.write(file.bytes, to: "app/\(file.path)") }
    for file in try LivingSite.input().pages { try folder.write(file.bytes, to: "living/\(file.path)") }
    try folder.write(try Axe.source().utf8, to: "axe.js")
    let pages = Self.pages.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(Self.program.replacing("PAGES", with: "[\(pages)]").utf8, to: "look.html")
    for isDark in [false, true] {
      let document = try Chromium.document(ofPage: "look.html", in: folder, isDark: isDark)
      let report = try #require(document.firstMatch(of: /<pre id="report">([^<]*)<\/pre>/)?.1)
      let lines = report.split(separator: "\n").map(String.init)
      #expect(lines.last == "looked at \(Self.pages.count) pages", "is dark: \(isDark)\n\(report)")
      #expect(lines.dropLast().isEmpty, "is dark: \(isDark)\n\(report)")
    }
  }

  private static let program = """
    <!doctype html><meta charset="utf-8"><title>Look</title><pre id="report"></pre>
    <script type="module">
      const report = [];
      const source = await (await fetch("axe.js")).text();
      const frame = document.createElement("iframe");
      document.body.append(frame);
      const load = (page) => new Promise((done) => { frame.onload = done; frame.src = page; });
      const rightToLeft = /(^|\\/)(ar|he)\\.html$/;
      const pages = PAGES;
      // The words of cards and of the heads of rows that are on two lines.
      const broken = (page) => [...page.querySelectorAll(".wall b, .wall small, .texts tbody th *")].flatMap((element) => {
        const text = element.firstChild;
        if (text?.nodeType !== Node.TEXT_NODE || element.closest("[lang]").lang.match(/^(ja|yue|zh)/)) return [];
        return [...text.data.matchAll(/[\\p{L}\\p{M}]+/gu)].filter((word) => {
          const range = page.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
        }).map((word) => word[0]);
      });
      // The headings, paragraphs and cells of a page that do not begin at its right edge; bars and tiles are drawings.
      const leftAligned = (page) => [...page.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, th, td, figcaption, summary)")].filter((element) => {
        const { textAlign, direction } = page.defaultView.getComputedStyle(element);
        const isRight = { start: direction === "rtl", end: direction === "ltr", right: true };
        return element.textContent.trim() !== "" && !isRight[textAlign];
      }).slice(0, 3).map((element) => element.outerHTML.slice(0, 80));
      // Targets below 24 pixels with another one closer than that, outside sentences (WCAG 2.2, 2.5.8).
      const crowded = (page) => {
        const targets = [...page.querySelectorAll("a, button, select, input, summary")].map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => box.width > 1 && !element.closest("p"));
        const isSmall = ({ box }) => box.width < 23.5 || box.height < 23.5;
        const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
        return targets.filter((one) => isSmall(one) && targets.some((other) => {
          if (one === other) return false;
          const [x, y] = middle(one.box);
          const { left, right, top, bottom } = other.box;
          const near = isSmall(other) ? middle(other.box) : [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
          return Math.hypot(x - near[0], y - near[1]) < (isSmall(other) ? 23.5 : 11.5);
        })).slice(0, 3).map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
      };
      for (const page of pages) {
        await load(page);
        for (const width of [320, 390, 1280]) {
          frame.width = width;
          frame.height = width < 400 ? 844 : 900;
          await new Promise((done) => setTimeout(done, 20));
          const root = frame.contentDocument.documentElement;
          const bars = [...frame.contentDocument.querySelectorAll(".bar")];
          if (bars.some((bar) => bar.offsetWidth !== 390)) report.push(`${page} at ${width}: a bar is not as wide as a phone`);
          for (const box of frame.contentDocument.querySelectorAll(".scroller, .wide")) {
            const isStuck = box.scrollWidth > box.clientWidth + 1 && box.tabIndex !== 0;
            if (isStuck) report.push(`${page} at ${width}: the keyboard cannot scroll ${box.outerHTML.slice(0, 80)}`);
          }
          const isPhone = width === 390;
          const card = frame.contentDocument.querySelector(".wall li:not([hidden])");
          const bottom = card?.getBoundingClientRect().bottom;
          if (bottom > frame.height) report.push(`${page} at ${width}: the first card ends at ${bottom}`);
          // Phones lay their scroll bars over the page; that of this frame takes room.
          const gutter = width - root.clientWidth;
          const isCut = (bar) => bar.getBoundingClientRect().left < -1 - gutter || bar.getBoundingClientRect().right > width + 1;
          if (isPhone && bars.some(isCut)) report.push(`${page} at ${width}: a bar is cut`);
          const pair = frame.contentDocument.querySelector(".pair");
          if (isPhone && pair && pair.offsetWidth > pair.parentElement.clientWidth) report.push(`${page} at ${width}: a language is out of sight`);
          if (isPhone) for (const target of crowded(frame.contentDocument)) report.push(`${page} at ${width}: too small ${target}`);
          if (isPhone) for (const word of broken(frame.contentDocument)) report.push(`${page} at ${width}: ${word} is broken`);
          if (root.scrollWidth > width) report.push(`${page} at ${width}: ${root.scrollWidth} wide`);
        }
        if (rightToLeft.test(page)) for (const element of leftAligned(frame.contentDocument)) report.push(`${page}: ${element} is at the left`);
        const { dir, lang } = frame.contentDocument.documentElement;
        if ((dir === "rtl") !== rightToLeft.test(page) || !lang) report.push(`${page}: ${lang} ${dir}`);
        frame.contentWindow.eval(source);
        const found = await frame.contentWindow.axe.run({ resultTypes: ["violations"], rules: {
          // Experimental, so it must be enabled.
          "label-content-name-mismatch": { enabled: true },
        } });
        for (const { id, impact, nodes } of found.violations) {
          if (["serious", "critical"].includes(impact) || id === "label-content-name-mismatch") report.push(`${page}: ${id} (${impact}) ${nodes[0].html} ${nodes.length}`);
        }
      }
      report.push(`looked at ${pages.length} pages`);
      document.getElementById("report").textContent = report.join("\\n");
    </script>
    """
}
