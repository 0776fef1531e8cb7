internal import TextFormats

/// The rules of the audit's page, for all widths from a phone's on, and for paper.
enum AuditPageStyle {
  static let code = EmbeddedCode(
    #"""
    :root { --track: #e6eaee; --own: #2f7d6c; --soft: #8fc7b8; --faint: #cfe3dc; --on-own: #fff; --proposal: #eaf5f1; }
    @media (prefers-color-scheme: dark) {
      :root { --track: #2a3037; --own: #5cbaa3; --soft: #37776a; --faint: #24463f; --on-own: #10211d; --proposal: #17261f; }
    }
    body { margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 78rem; }
    h2 { margin: 0; font-size: 1.375rem; letter-spacing: -0.01em; }
    p { margin: 0; max-width: 70ch; }
    ul { margin: 0; padding: 0; list-style: none; }
    .kicker { color: var(--own); font-weight: 600; font-size: 0.875rem; }
    .corpus { margin-block-start: 0.6rem; color: var(--dim); }
    .intro { margin-block: 0.3rem 1rem; color: var(--dim); }
    a { text-decoration-color: var(--soft); }
    code { font-size: 0.8125rem; font-weight: 400; }
    section { margin-block-start: 3.25rem; scroll-margin-block-start: 1rem; }

    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; margin-block-start: 2rem; }
    .figures article { padding: 1.1rem 1.25rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised); }
    .figures h2 { font-size: 0.875rem; letter-spacing: 0; color: var(--dim); font-weight: 600; }
    .figures p { font-size: 0.9375rem; color: var(--dim); }
    .figures .large { margin-block: 0.1rem 0.5rem; font-size: 2.75rem; line-height: 1.1; font-weight: 650; letter-spacing: -0.03em; color: var(--ink); font-variant-numeric: tabular-nums; }
    .bar { display: block; width: 100%; height: 0.625rem; border-radius: 0.3125rem; margin-block-end: 0.7rem; }
    .track { fill: var(--track); }
    .adopted, .certain, .plain { fill: var(--own); background: var(--own); }
    .likely { fill: var(--soft); background: var(--soft); }
    .unsure { fill: var(--faint); background: var(--faint); }
    .none { fill: var(--track); background: var(--track); }
    rect.error, .swatch.error { fill: var(--error); background: var(--error); }
    rect.warning, .swatch.warning { fill: var(--warning); background: var(--warning); }
    rect.note, .swatch.note { fill: var(--accent); background: var(--accent); }
    .legend { display: flex; flex-wrap: wrap; gap: 0.15rem 1rem; font-size: 0.875rem; color: var(--dim); }
    .legend li { display: inline-flex; align-items: center; gap: 0.4rem; white-space: nowrap; }
    .swatch { width: 0.625rem; height: 0.625rem; border-radius: 0.2rem; box-shadow: inset 0 0 0 1px rgb(128 128 128 / 25%); }
    .bars li { display: grid; grid-template-columns: 4.5rem 1fr 2.25rem; align-items: center; gap: 0.6rem; font-size: 0.875rem; }
    .bars .bar { margin: 0; height: 0.5rem; }
    .bars b { text-align: end; font-variant-numeric: tabular-nums; font-weight: 600; }

    #highlights { padding-block-start: 0; }
    #highlights ul { margin-block-start: 0.75rem; display: grid; gap: 0.1rem 2.5rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
    #highlights li { border-block-end: 1px solid var(--line); }
    #highlights a { display: block; padding-block: 0.55rem; text-decoration: none; }
    #highlights a:hover { text-decoration: underline; }
    #highlights b { font-weight: 650; }

    .kinds { display: flex; flex-wrap: wrap; gap: 1.5rem 2.5rem; align-items: flex-start; }
    .exits { padding-block-start: 1rem; border-block-start: 2px solid var(--line); max-width: 100%; min-width: 10rem; }
    .about { display: flex; flex-wrap: wrap; gap: 0 0.6rem; align-items: baseline; margin-block-end: 0.75rem; }
    .about p { color: var(--dim); font-size: 0.9375rem; }
    .about .verdict { padding: 0 0.6rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.8125rem; color: var(--dim); }
    .about .agreed { color: var(--own); border-color: var(--soft); }
    .about .open { color: var(--warning); border-color: currentColor; }
    .exits > p { color: var(--dim); font-size: 0.875rem; max-width: 50ch; }
    .ways { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: flex-start; margin-inline-start: -0.75rem; }
    figure { padding: 0.75rem 0.75rem 0.6rem; border-radius: 0.75rem; border: 1px solid transparent; width: min-content; min-width: 8.25rem; }
    figure.majority { margin-inline: 0.75rem 0.25rem; background: var(--proposal); border-color: var(--soft); }
    figcaption { display: flex; flex-direction: column; margin-block-start: 0.5rem; font-size: 0.8125rem; line-height: 1.35; color: var(--dim); }
    figcaption b { color: var(--ink); font-size: 0.9375rem; overflow-wrap: anywhere; }
    figcaption .count { margin-block-start: 0.2rem; color: var(--ink); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .tag { align-self: flex-start; margin-block-start: 0.3rem; padding: 0 0.5rem; border-radius: 1rem; background: var(--own); color: var(--on-own); font-size: 0.75rem; font-weight: 600; line-height: 1.5; }
    .sketch { display: block; }
    .device { fill: var(--track); stroke: var(--line); }
    .screen { fill: var(--paper); stroke: var(--line); }
    .rule { fill: none; stroke: var(--line); }
    .text { fill: var(--track); }
    .word, .inverse { font: 600 11px system-ui, sans-serif; }
    .word { fill: var(--own); }
    .inverse { fill: var(--on-own); }
    .pill, .disc { fill: var(--own); }
    .glyph, .system, .tick { fill: none; stroke: var(--own); stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
    .system { stroke: var(--dim); }
    .tick { stroke: var(--on-own); stroke-width: 2; }

    table { width: 100%; font-size: 0.9375rem; }
    th, td { padding-inline: 0 1.25rem; }
    th:last-child, td:last-child { padding-inline-end: 0; }
    thead th { border-block-end-color: var(--dim); }
    tbody th { font-weight: 600; min-width: 7rem; max-width: 18rem; overflow-wrap: anywhere; }
    .share { display: inline-grid; grid-template-columns: 6rem auto; gap: 0.6rem; align-items: center; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .share .bar { margin: 0; height: 0.5rem; }
    .chips { display: flex; flex-wrap: wrap; gap: 0.3rem; }
    .chips li { padding: 0.05rem 0.5rem; border: 1px solid var(--line); border-radius: 0.4rem; font-size: 0.875rem; overflow-wrap: anywhere; }
    .chips .most { background: var(--proposal); border-color: var(--soft); }
    .chips b { color: var(--dim); font-weight: 600; font-variant-numeric: tabular-nums; }
    .chips .most b { color: var(--own); }
    .places { color: var(--dim); }
    details { font-size: 0.8125rem; color: var(--dim); }
    summary { cursor: pointer; }
    summary:hover { color: var(--ink); }
    .rest > summary { padding-block: 0.6rem; font-size: 0.9375rem; }
    .rest table { color: var(--ink); }
    .rule summary { font-size: 0.9375rem; padding-block: 0.55rem; color: var(--ink); }
    details.rule { border-block-start: 1px solid var(--line); color: inherit; }
    details.rule > p { color: var(--dim); font-size: 0.9375rem; margin-block-end: 0.5rem; }
    .what { display: block; padding-inline-start: 1.1rem; color: var(--dim); }
    .list { margin-block-end: 1rem; }
    .list li { padding-block: 0.3rem; font-size: 0.9375rem; overflow-wrap: anywhere; }
    .list code { display: block; color: var(--dim); }

    footer { margin-block-start: 4rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); font-size: 0.875rem; color: var(--dim); }
    footer h2 { font-size: 1rem; color: var(--ink); }
    footer p { margin-block-start: 0.4rem; max-width: 85ch; }

    @media (max-width: 44rem) {
      body { padding-block-start: 1.5rem; }
      section { margin-block-start: 2.5rem; }
      .figures { margin-block-start: 1.5rem; gap: 0.75rem; }
      .kinds { flex-direction: column; align-items: stretch; }
      .ways { margin-inline-end: -0.75rem; }
      table, tbody, tr, th, td { display: block; }
      thead { display: none; }
      tr { padding-block: 0.7rem; border-block-end: 1px solid var(--line); }
      th, td, .number { padding: 0.1rem 0; border: 0; text-align: start; max-width: none; }
      td[data-label] { display: grid; grid-template-columns: 5.5rem 1fr; gap: 0.6rem; }
      td[data-label]::before { content: attr(data-label); color: var(--dim); font-size: 0.8125rem; }
      td[data-label] > details { grid-column: 2; }
    }
    @media (forced-colors: active) { .bar, .sketch, .swatch { forced-color-adjust: none; } }
    @media print {
      body { padding: 0; max-width: none; font-size: 10pt; }
      section { margin-block-start: 1.5rem; }
      .figures { grid-template-columns: repeat(4, 1fr); }
      figure, tr, article, .about { break-inside: avoid; }
      h2, .intro { break-after: avoid; }
      details::details-content { content-visibility: visible; block-size: auto; }
    }
    """#, digest: "sha256-lSsRbAnf4lk0BUUi1s/0jnD/r+QRbSjbbw113uhitXI=")
}
