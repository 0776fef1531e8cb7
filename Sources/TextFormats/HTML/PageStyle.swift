/// The style of all pages: light or dark like the reader's system, with logical properties for both base directions.
package enum PageStyle {
  package static let base = EmbeddedCode(
    #"""
    :root {
      color-scheme: light dark;
      --paper: #fff; --raised: #f5f7f8; --ink: #1c1f23; --dim: #565d66; --line: #d9dee4;
      --accent: #2558b0; --error: #b3261e; --warning: #855400;
      font: 100%/1.5 system-ui, "Noto Sans", sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171a; --raised: #1d2125; --ink: #e9ebee; --dim: #a4acb5; --line: #353b42;
        --accent: #8db6f9; --error: #ff8f85; --warning: #f3bd58;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body { margin: 0; color: var(--ink); background: var(--paper); }
    [hidden] { display: none !important; }
    a { color: inherit; text-underline-offset: 0.2em; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    h1 { margin: 0; font-size: clamp(1.75rem, 5vw, 2.75rem); line-height: 1.15; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    h2 { margin-block: 2.25rem 0.6rem; font-size: 1.2rem; line-height: 1.25; }
    h3 { margin: 0; font-size: 1rem; }
    figure { margin: 0; }
    code, pre { font-family: ui-monospace, "Noto Sans Mono", "DejaVu Sans Mono", monospace; font-size: 0.875em; overflow-wrap: anywhere; }
    table { border-collapse: collapse; }
    th, td { padding: 0.55rem 0.9rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
    thead th { color: var(--dim); font-size: 0.8125rem; font-weight: 600; }
    .number, .numbers td, .numbers th + th { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .severity { display: inline-block; padding: 0 0.4rem; border: 1px solid; border-radius: 0.3rem; font-size: 0.8125rem; font-weight: 600; line-height: 1.4; color: var(--dim); }
    .severity.error { color: var(--error); }
    .severity.warning { color: var(--warning); }
    .severity.note { color: var(--accent); }
    @media print { * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }

    """#, digest: "sha256-uyCUZo0Sk6XRT1P1K5NfdJVuhSBseOixP2uBw7iq6yQ=")
}
