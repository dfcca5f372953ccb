/** Follows the reader's choice of light or dark, and prints. */
export const STYLE = `:root { color-scheme: light dark; --ink: #1b1f24; --quiet: #5b6470; --paper: #fff; --line: #d5dae1; --memory: #7fb2e5; --device: #8fcfa0; --used: #9aa4b1; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --quiet: #9aa4b1; --paper: #15181d; --line: #363c45; --memory: #3f77b3; --device: #3f8a57; --used: #6b7480; } }
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { margin: 0; font-size: 22px; }
.note, small { color: var(--quiet); }
.pictures { display: flex; flex-wrap: wrap; gap: 24px; margin: 16px 0; overflow-x: auto; }
figure { margin: 0; }
figcaption { margin-left: 1px; font-weight: 600; }
figcaption small { font-weight: 400; }
svg text { font: 12px ui-monospace, monospace; fill: var(--ink); }
svg path { fill: none; stroke: var(--quiet); }
svg rect { stroke: var(--paper); stroke-width: 0.5; }
svg .space { fill: none; stroke: var(--line); stroke-width: 1; }
.memory { fill: var(--memory); }
.device { fill: var(--device); }
.used { fill: var(--used); }
.alias { fill: var(--paper); stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 3 2; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 4px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
td:nth-child(-n + 4) { white-space: nowrap; }
code { font: 12.5px ui-monospace, monospace; }`;
