import type { Datasheet, SheetTable } from './sheet.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (each) => ESCAPES[each]!);

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#1f2633;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{margin:0}p{color:#5a6675;margin:.2rem 0 1rem}h2{margin:2rem 0 .2rem;font-size:1.15rem}
div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #d5dae1}
th{color:#5a6675;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#e3e8ef}p,th{color:#9aa6b5}th,td{border-color:#333c49}}
@media print{body{margin:0;max-width:none}thead{display:table-header-group}tr{break-inside:avoid}}`;

const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');

const table = ({ title, note, columns, rows }: SheetTable) => `<h2>${escaped(title)}</h2>
${note === undefined ? '' : `<p>${escaped(note)}</p>\n`}<div><table>
<thead><tr>${cells('th', columns)}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</tbody>
</table></div>`;

/** A page that needs nothing beside it. */
export const datasheetHtml = ({ title, subtitle, tables }: Datasheet) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}: datasheet</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(subtitle)}</p>
${tables.map(table).join('\n')}
</body>
</html>
`;
