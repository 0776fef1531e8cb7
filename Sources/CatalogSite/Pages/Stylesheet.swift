internal import TextFormats

/// The stylesheet of the site's pages.
enum Stylesheet {
  static let text =
    PageStyle.base.text + """
      @media (prefers-color-scheme: light) { :root { --paper: #fbfbfa; --raised: #fff; } }
      a { color: var(--accent); }
      main:focus { outline: none; }
      .skip, .spoken { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
      .skip:focus { position: static; inline-size: auto; block-size: auto; clip-path: none; padding: 0.5rem 1rem; }
      .site, main, footer { max-inline-size: 76rem; margin-inline: auto; padding-inline: 1.25rem; }
      .site { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; padding-block: 1.25rem; }
      .site .name { font-weight: 700; color: inherit; text-decoration: none; max-inline-size: 100%; overflow-wrap: break-word; }
      .site nav { display: flex; flex-wrap: wrap; gap: 0.35rem 1.25rem; margin-inline-start: auto; }
      .site select { font: inherit; max-inline-size: 100%; min-block-size: 2rem; padding-inline: 0.5rem; border: 1px solid var(--dim); border-radius: 8px; background: var(--raised); color: inherit; }
      footer { color: var(--dim); font-size: 0.85rem; padding-block: 3rem; overflow-wrap: break-word; }
      h1 { margin-block: 0.5rem 1rem; overflow-wrap: break-word; text-wrap: balance; }
      h3 { margin-block: 1.5rem 0.5rem; }
      .lead { font-size: 1.1rem; color: var(--dim); max-inline-size: 46rem; }
      /* English on a page from right to left keeps its direction, and begins at the same edge as the rest of the page. */
      :is(h1, h2, h3, p, dt, dd, thead, tbody, figcaption, footer)[dir] { text-align: -webkit-match-parent; text-align: match-parent; }
      /* Words break where nothing else fits, and at a hyphen where the browser knows the language; identifiers never get one. */
      h1, h2, .wall b, td[lang] { hyphens: auto; hyphenate-limit-chars: 10 4 4; }
      .note, .none { color: var(--dim); }
      .icon { inline-size: 1.5rem; block-size: 1.5rem; flex: none; display: inline-block; vertical-align: middle; }
      .icon.mirrored { transform: scaleX(-1); }
      .icon.name { display: inline-grid; place-items: center; inline-size: auto; max-inline-size: 100%; block-size: auto; min-block-size: 1.75rem; padding: 0.15rem 0.5rem; border: 1px dashed var(--dim); border-radius: 6px; color: var(--dim); font: 0.75rem/1.4 ui-monospace, "Noto Sans Mono", "DejaVu Sans Mono", monospace; letter-spacing: 0; overflow-wrap: anywhere; }
      .icon.letter { display: inline-grid; place-items: center; border: 1.5px solid currentColor; border-radius: 6px; font-size: 0.85rem; font-weight: 600; line-height: 1; }

      .search { display: flex; gap: 0.75rem; align-items: center; max-inline-size: 30rem; margin-block: 1rem; }
      .search label { font-weight: 600; }
      .search input { flex: 1; min-inline-size: 0; font: inherit; padding: 0.6rem 0.9rem; border: 1px solid var(--dim); border-radius: 999px; background: var(--raised); color: inherit; }
      .roles fieldset { display: flex; flex-wrap: wrap; gap: 0.35rem 1rem; margin: 0; padding: 0; border: 0; min-inline-size: 0; }
      .roles legend { float: inline-start; padding: 0; margin-inline-end: 0.25rem; font-weight: 600; line-height: 2rem; }
      .roles label { display: inline-flex; align-items: center; gap: 0.35rem; min-block-size: 2rem; cursor: pointer; }
      .roles input { inline-size: 1.1rem; block-size: 1.1rem; margin: 0; accent-color: var(--accent); }
      .roles small, .count { color: var(--dim); font-weight: 400; font-variant-numeric: tabular-nums; }
      .groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 0.5rem; align-items: start; }
      .groups details { border: 1px solid var(--line); border-radius: 14px; background: var(--raised); padding-inline: 0.9rem; }
      .groups summary { cursor: pointer; font-weight: 600; padding-block: 0.6rem; }
      .groups p { margin-block: 0 0.5rem; font-size: 0.9rem; }
      .groups ul { list-style: none; margin: 0; padding: 0 0 0.75rem; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; }
      .groups a { display: inline-block; padding-block: 0.2rem; }
      .locales { margin-block: 0.5rem 1.5rem; }
      .locales summary { cursor: pointer; font-weight: 600; padding-block: 0.35rem; }
      .locales ul { list-style: none; padding: 0.75rem 0; margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 0.25rem 1rem; }
      .locales a { display: inline-block; padding-block: 0.2rem; }
      .locales a[aria-current] { font-weight: 700; color: inherit; text-decoration: none; }

      .wall { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.75rem), 1fr)); gap: 0.5rem; }
      .wall a { display: flex; flex-direction: column; align-items: center; gap: 0.35rem; block-size: 100%; padding: 1.25rem 0.25rem 0.9rem; text-align: center; color: inherit; text-decoration: none; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; }
      .wall a:hover, .wall .first a { border-color: var(--accent); }
      .wall .first a { box-shadow: inset 0 0 0 1px var(--accent); }
      .wall .icon:not(.name) { inline-size: 1.75rem; block-size: 1.75rem; }
      .wall .icon { margin-block-end: 0.35rem; }
      .wall b { font-weight: 600; line-height: 1.25; max-inline-size: 100%; overflow-wrap: break-word; }
      .wall small { color: var(--dim); font-size: 0.8rem; max-inline-size: 100%; overflow-wrap: break-word; }

      h1.purpose { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; overflow-wrap: anywhere; }
      h1.purpose .icon:not(.name) { inline-size: 1em; block-size: 1em; }
      .facts { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.35rem 1.5rem; margin-block: 1.5rem; }
      .facts dt { color: var(--dim); }
      .facts dd { margin: 0; min-inline-size: 0; overflow-wrap: break-word; }
      html:dir(ltr) .facts dd a { margin-inline-end: 0.35rem; }
      /* A wide table scrolls in its box. The heads of its rows stay, on an opaque ground. Its borders are separate, because
         collapsed ones do not move with cells that stay. */
      .wide { overflow-x: auto; position: relative; border: 1px solid var(--line); border-radius: 14px; background: var(--raised); scrollbar-width: thin; scrollbar-color: var(--dim) transparent; }
      .wide table { border-collapse: separate; border-spacing: 0; }
      :where(.wide) :is(th, td) { text-align: inherit; }
      .wide tr > th:first-child { position: sticky; left: 0; z-index: 1; max-inline-size: 45vw; background: var(--raised); box-shadow: 1px 0 var(--line); }
      html:dir(rtl) .wide tr > th:first-child { left: auto; right: 0; box-shadow: -1px 0 var(--line); }
      table { inline-size: 100%; }
      tbody tr:last-child > * { border-block-end: 0; }
      tbody th { font-weight: 500; }
      tbody th small { display: block; color: var(--dim); font-weight: 400; }
      .missing, .inherited { color: var(--dim); }
      .bad, .error, .warning { color: var(--error); font-weight: 600; }
      .numbers tbody th { min-inline-size: 8rem; }
      .findings td:nth-child(3) { min-inline-size: 14rem; }
      .findings td[dir], .mixed td[dir] { text-align: -webkit-match-parent; text-align: match-parent; }
      .texts th, .texts td { padding-inline: 0.65rem; }
      .texts tbody th { min-inline-size: 8.5rem; }
      .texts td { min-inline-size: 7rem; }
      .texts .from { min-inline-size: 0; color: var(--dim); }
      .texts .programs { min-inline-size: 16rem; }
      .texts .from.bad { color: var(--error); }
      .wide code { overflow-wrap: normal; white-space: nowrap; }
      .contents { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
      .compare { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: end; margin-block: 1rem; }
      .compare label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; max-inline-size: 100%; }
      .compare label { inline-size: 20rem; }
      .compare select, .compare button { font: inherit; max-inline-size: 100%; min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid var(--dim); border-radius: 8px; background: var(--raised); color: inherit; }
      .compare button { background: var(--accent); color: var(--paper); border-color: var(--accent); font-weight: 600; cursor: pointer; }
      .links { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0.35rem 1rem; }
      .links a { display: inline-block; padding-block: 0.2rem; }
      .forms { list-style: none; margin: 0; padding: 0; min-inline-size: 9rem; }

      .platforms { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24.5rem), 1fr)); gap: 0 2.5rem; }
      .platform { min-inline-size: 0; }
      figure { margin-block-end: 1rem; min-inline-size: 0; }
      figcaption { color: var(--dim); font-size: 0.85rem; margin-block-end: 0.25rem; }
      /* Bars keep the width of a phone, so that overflow is a fact about the bar; in a narrower window they scroll. */
      .scroller { --end: right; display: block; overflow-x: auto; position: relative; inline-size: fit-content; max-inline-size: 100%; }
      .scroller:dir(rtl) { --end: left; }
      .scroller.more { mask-image: linear-gradient(to var(--end), #000 calc(100% - 1.25rem), transparent); }
      .bar { display: block; inline-size: 390px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; color: var(--ink); padding-block: 2px; }
      .bar .row { display: grid; grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr); align-items: center; min-block-size: 48px; padding-inline: 6px; overflow: hidden; }
      .bar.large .row { grid-template-columns: max-content 1fr; }
      .bar .titles { display: grid; grid-template-columns: minmax(0, auto); text-align: center; padding-inline: 4px; }
      .bar .title, .bar .subtitle { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; line-height: 1.3; }
      .bar .title { font-weight: 600; }
      .bar .subtitle { color: var(--dim); font-size: 0.8rem; }
      .bar.large > .titles { text-align: start; padding: 0 16px 6px; }
      .bar.large > .titles .title { font-size: 1.75rem; }
      .bar .segments { display: flex; margin: 2px 12px 6px; padding: 2px; border-radius: 10px; background: var(--line); }
      .bar .segment { flex: 1; min-inline-size: 0; padding: 4px 8px; border-radius: 8px; text-align: center; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .bar .segment[aria-current] { background: var(--accent); color: var(--raised); }
      .bar .field { display: block; margin: 2px 12px 6px; padding: 6px 12px; border-radius: 10px; background: var(--line); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .bar .badge, .bar .dot { align-self: flex-start; background: var(--error); color: var(--paper); border-radius: 999px; font-size: 0.7rem; line-height: 1rem; min-inline-size: 1rem; padding-inline: 4px; text-align: center; font-weight: 600; }
      .bar .dot { min-inline-size: 0.5rem; block-size: 0.5rem; padding: 0; }
      .bar .leading, .bar .trailing { display: flex; align-items: center; }
      .bar .trailing { justify-content: flex-end; }
      .bar .item { display: inline-flex; align-items: center; justify-content: center; min-inline-size: 44px; min-block-size: 44px; padding-inline: 8px; white-space: nowrap; color: var(--accent); }
      .bar .item.bold { font-weight: 700; }
      .bar .item.link { text-decoration: underline; }
      .bar .footer { display: flex; justify-content: flex-end; gap: 8px; padding: 4px 6px; margin-block-start: 24px; border-block-start: 1px solid var(--line); }
      .bar .item.prominent { background: var(--accent); color: var(--raised); border-radius: 999px; min-block-size: 36px; }
      .bar .item.off { color: var(--dim); }
      .bar .item.prominent.off { background: var(--line); }
      .bar.start:not(.large) .row { grid-template-columns: max-content 1fr max-content; }
      .bar.start .titles { text-align: start; }
      .bar.regular .title { font-weight: 400; }
      .bar.overflow { outline: 3px solid var(--error); }
      .bar.cut .title { text-decoration: underline wavy var(--error); }

      .screens { list-style: none; padding-inline-start: 0; inline-size: max-content; min-inline-size: 100%; margin-block: 0; }
      .scroller > .screens { margin-block: 1.5rem; }
      .screens .screens { border-inline-start: 2px solid var(--line); margin-inline-start: 0.75rem; padding-inline-start: 1rem; margin-block-end: 1rem; }
      .screen { display: inline-block; color: inherit; text-decoration: none; margin-block-end: 1rem; }
      .screen small { color: var(--dim); margin-inline-start: 0.5rem; }
      .screen:hover b { text-decoration: underline; }

      .graph { display: block; max-inline-size: none; }
      .graph rect { fill: var(--paper); stroke: var(--dim); stroke-width: 1.5; }
      .graph rect.modal, .graph .modal .line { stroke-dasharray: 6 4; }
      .graph a:hover rect { stroke: var(--accent); }
      .graph a:focus-visible { outline: none; }
      .graph a:focus-visible rect { stroke: var(--accent); stroke-width: 4; }
      .graph text { text-anchor: middle; fill: var(--ink); unicode-bidi: plaintext; }
      .graph .name { font-size: 16px; font-weight: 600; }
      .untitled { font-style: italic; }
      .untitled small { color: var(--dim); }
      .graph .below { font-size: 13px; fill: var(--dim); }
      .graph .line { fill: none; stroke: var(--dim); stroke-width: 1.5; }
      .graph .head { fill: var(--dim); }
      .steps { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24.5rem), 1fr)); gap: 0 2.5rem; margin-block-start: 1rem; }
      .step { scroll-margin-block-start: 1rem; padding-block-end: 0.5rem; min-inline-size: 0; }
      .step:target { outline: 3px solid var(--accent); outline-offset: 8px; border-radius: 4px; }
      .step h2 a { font-size: 0.85rem; font-weight: 400; margin-inline-start: 0.35rem; }
      .step .note { margin-block: 0.5rem; font-size: 0.9rem; max-inline-size: 390px; text-wrap: pretty; }
      a.item { text-decoration: none; border-radius: 8px; }
      .bar .label { overflow: hidden; text-overflow: ellipsis; }
      .rows { list-style: none; margin: 0; padding: 0; max-inline-size: 390px; }
      .rows a { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-block-size: 44px; padding-inline: 12px; color: inherit; text-decoration: none; border-block-end: 1px solid var(--line); }
      .rows a:hover { background: var(--raised); }
      .rows small, .chevron { color: var(--dim); }
      .chevron { font-size: 1.35rem; }

      @media (max-width: 40rem) {
        /* All bars begin at one edge, so that none is cut; only the names of deep screens are further in. */
        .screens .screens { border: 0; margin-inline-start: 0; padding-inline-start: 0; }
        .screens .screens .screen > b { margin-inline-start: 1rem; }
        .screens .screens .screens .screen > b { margin-inline-start: 2rem; }
        .screens .screens .screens .screens .screen > b { margin-inline-start: 3rem; }
        /* Two languages are beside each other, beneath the name of the text, each with its origin. */
        .pair, .pair thead, .pair tbody { display: block; }
        .pair tr { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); border-block-end: 1px solid var(--line); }
        .pair tbody tr:last-child { border-block-end: 0; }
        .pair tr > * { min-inline-size: 0; border: 0; overflow-wrap: anywhere; }
        .pair tr > th:first-child { position: static; grid-column: 1 / -1; max-inline-size: none; padding-block-end: 0; box-shadow: none; }
        .pair tr > :nth-child(n+4) { padding-block-start: 0; font-size: 0.85rem; }
        .pair .end { text-align: end; }
        .pair thead th:nth-child(n+4) { display: none; }
      }
      @media (max-width: 430px) {
        .site, main, footer { padding-inline: 1rem; }
        /* From edge to edge, so that a bar of a phone's width fits in a phone. */
        .scroller { inline-size: auto; max-inline-size: none; margin-inline: -1rem; padding-inline: max(0px, (100vw - 390px) / 2); }
        .screen > b { margin-inline-start: 1rem; }
        .screens .screens .screen > b { margin-inline-start: 2rem; }
        .screens .screens .screens .screen > b { margin-inline-start: 3rem; }
        .screens .screens .screens .screens .screen > b { margin-inline-start: 4rem; }
        /* Long lists of programs, at the end of a row, leave the row low. */
        .texts .programs { min-inline-size: 32rem; }
        .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
        .facts dd { margin-block-end: 0.5rem; }
      }
      @media print {
        .wide, .scroller { overflow: visible; mask-image: none; }
        .contents, .compare { display: none !important; }
        .site nav, .search, .locales, .skip { display: none !important; }
        body { background: none; }
        .wall a, .bar { break-inside: avoid; }
      }

      """
}
