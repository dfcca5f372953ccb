import type { Evidence, SignOff, SignOffPoint } from '@netloom/contract';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE =
  'body{font:14px sans-serif;margin:2em;max-width:70em}table{border-collapse:collapse;width:100%}td,th{padding:.3em .8em;text-align:left;border-bottom:1px solid #ccc;vertical-align:top}.green{color:#176d2c}.red{color:#b3261e}.missing{color:#8a5a00}.none{color:#666}@media(prefers-color-scheme:dark){body{background:#1b1d21;color:#ddd}.green{color:#6fce86}.red{color:#ff8a80}.missing{color:#f2c063}}';

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const state = (value: Evidence['state']) => `<b class="${value}">${value}</b>`;

const pointRow = ({ name, stage, description, state: how, reason, passed, all, ...of }: SignOffPoint) =>
  row([
    escaped(stage),
    `<code>${escaped(name)}</code><br>${escaped(description)}`,
    state(how),
    escaped(`${reason}: ${passed} / ${all} (${[...of.cases, ...of.checks].join(', ')})`),
  ]);

const checkRow = ({ kind, state: how, reason, values }: Evidence) => {
  const told = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return row([escaped(kind), state(how), escaped([reason, ...told].join('; '))]);
};

/** The evidence as one page for a review, with the data that it is made from. */
export function signOffPage(signOff: SignOff, digest: string): string {
  const { name, number, commit, date, points, checks, reviews, green } = signOff;
  const title = `Sign-off of ${name} #${number}`;
  const reviewRows = reviews.map(({ createBy, createTime, note, valid }) =>
    row([escaped(createBy), escaped(createTime), state(valid ? 'green' : 'red'), escaped(note)]),
  );
  const data = JSON.stringify(signOff).replaceAll('<', '\\u003c');
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escaped(title)}: ${state(green ? 'green' : 'red')}</h1>`,
    `<p>Commit <code>${escaped(commit)}</code>, ${escaped(date)}<br>Evidence <code>${digest}</code></p>`,
    `<h2>Testpoints</h2><table>${points.map(pointRow).join('')}</table>`,
    `<h2>Checks</h2><table>${checks.map(checkRow).join('')}</table>`,
    `<h2>Signatures</h2><table>${reviewRows.join('')}</table>`,
    `<script type="application/json" id="evidence">${data}</script></body></html>\n`,
  ].join('\n');
}
