internal import TextFormats

/// The rules of the report's page: the matrix, its filter and the findings.
enum HTMLStyle {
  static let code = EmbeddedCode(
    #"""
    :root { --own: #3f8f7d; --soft: #b5d9d0; --mark: #ffdf80; }
    @media (prefers-color-scheme: dark) { :root { --own: #4aa28c; --soft: #2a5348; --mark: #6d5600; } }
    * { scrollbar-color: var(--dim) var(--raised); }
    body { margin: 0 auto; padding: 1rem clamp(0.75rem, 3vw, 2.5rem); max-width: 110rem; }
    h1 { font-size: 1.6rem; }
    header p { margin: 0.25rem 0 1rem; }
    footer, .place { color: var(--dim); }

    form {
      display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center;
      padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--raised);
    }
    fieldset { display: flex; flex-wrap: wrap; gap: 0 0.75rem; border: 0; margin: 0; padding: 0; min-width: 0; }
    legend { float: left; padding: 0; margin-inline-end: 0.75rem; font-weight: 600; }
    select, input[type="search"], button { font: inherit; max-width: 15rem; }
    output { font-weight: 600; }

    .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0.5rem 0; color: var(--dim); }
    .legend > span { display: inline-flex; align-items: center; gap: 0.35rem; }
    .matrix { overflow: auto; max-height: 85vh; border: 1px solid var(--line); border-radius: 0.5rem; }
    .scroll { overflow-x: auto; }
    .matrix table { border-collapse: separate; border-spacing: 0; }
    .matrix th, .matrix td { padding: 0; border: 0; }
    .matrix th { font-weight: 400; font-size: 0.75rem; line-height: 1; vertical-align: middle; color: var(--ink); background: var(--paper); }
    .matrix thead th { vertical-align: bottom; }
    .matrix thead { position: sticky; inset-block-start: 0; z-index: 2; background: var(--paper); }
    .matrix th[scope="colgroup"] { padding: 0.35rem 0.15rem 0; color: var(--dim); white-space: nowrap; overflow: hidden; max-width: 0; }
    .matrix thead tr + tr th { padding: 0.35rem 0; border-block-end: 1px solid var(--line); }
    .matrix thead tr + tr th:first-child, .matrix tbody th {
      position: sticky; inset-inline-start: 0; z-index: 1; padding-inline: 0.5rem; border-inline-end: 1px solid var(--line);
      white-space: nowrap; max-width: 45vw; overflow: hidden; text-overflow: ellipsis;
    }
    .matrix thead th > span { display: block; writing-mode: vertical-rl; transform: rotate(180deg); margin: 0 auto; }
    .matrix tbody tr:hover th { background: var(--raised); font-weight: 600; }
    .matrix tbody tr:hover td { background-color: var(--raised); }

    .matrix td, .cell { width: 0.9375rem; min-width: 0.9375rem; height: 0.9375rem; padding: 1px; font-size: 0; }
    .matrix tbody td::before, .cell::before { content: ""; display: block; width: 100%; height: 100%; min-height: 0.8125rem; border-radius: 2px; background: var(--own); }
    .cell { display: inline-block; }
    .matrix td.inherited::before, .cell.inherited::before { background: var(--soft); }
    .matrix td.partial::before, .cell.partial::before {
      background: linear-gradient(135deg, var(--own) 50%, transparent 50%); box-shadow: inset 0 0 0 1.5px var(--error);
    }
    .matrix td.missing::before, .cell.missing::before { background: none; box-shadow: inset 0 0 0 1.5px var(--error); }
    .matrix td:has(a)::before, .cell.error::before, .cell.warning::before, .cell.note::before { display: none; }
    .matrix td a, .cell.error, .cell.warning, .cell.note {
      display: block; min-height: 0.8125rem; border-radius: 2px; text-decoration: none;
      font: 700 0.6875rem/0.8125rem system-ui, sans-serif; text-align: center; color: var(--paper);
    }
    .matrix a.error, .cell.error { background: var(--error); }
    .matrix a.warning, .cell.warning { background: var(--warning); }
    .matrix a.note, .cell.note { background: var(--accent); }
    @media (forced-colors: active) { .matrix td, .cell { font-size: 0.6875rem; } .matrix td::before, .cell::before { display: none; } }

    ol { list-style: none; margin: 0; padding: 0; }
    li { padding: 0.6rem 0; border-block-start: 1px solid var(--line); scroll-margin-block-start: 1rem; }
    li:target, dt:target { background: var(--raised); box-shadow: -0.35rem 0 0 var(--accent); }
    li p { margin: 0; overflow-wrap: anywhere; }
    pre { margin: 0.35rem 0 0; padding: 0.35rem 0.6rem; overflow-x: auto; background: var(--raised); border-radius: 0.3rem; }
    mark { color: inherit; background: var(--mark); border-radius: 2px; }

    .numbers th, .numbers td { padding: 0.2rem 0.75rem; }
    .numbers th:first-child { padding-inline-start: 0; }
    dt { margin-block-start: 0.75rem; }
    dd { margin: 0.15rem 0 0; max-width: 75ch; }
    @media print { .matrix { overflow: visible; max-height: none; } form { display: none; } }
    """#, digest: "sha256-eDBtqDoZH/4dz3KQC2F6/A8L9TKxnIgMTLlt4Qrma4s=")
}
