import type { CoverageCount, CoveragePoint } from '@netloom/model';
import type { Figures, Sort } from './figures.ts';
import { SORTS } from './figures.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Only what is complete reads 100 %. */
const percent = ({ covered, total }: CoverageCount) =>
  total === 0 ? '–' : `${(Math.floor((1000 * covered) / total) / 10).toFixed(1)} % (${covered}/${total})`;

const row = (name: string, figures: Figures, link = escaped(name)) =>
  `<tr><td>${link}</td>${SORTS.map((sort: Sort) => `<td>${percent(figures[sort])}</td>`).join('')}</tr>`;

const table = (title: string, rows: readonly string[]) =>
  `<h2>${title}</h2><table><thead><tr><th></th>${SORTS.map((sort) => `<th>${sort}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

export interface HtmlCoverage {
  title: string;
  /** Lines below the title, e.g. commit and day. */
  facts: readonly string[];
  all: Figures;
  files: readonly {
    path: string;
    figures: Figures;
    points: readonly CoveragePoint[];
    source: string | undefined;
  }[];
  modules: ReadonlyMap<string, Figures>;
  testpoints: ReadonlyMap<string, Figures>;
}

function source({ path, points, source: text }: HtmlCoverage['files'][number], at: number): string {
  const byLine = new Map<number, CoveragePoint[]>();
  for (const point of points) byLine.set(point.line, [...(byLine.get(point.line) ?? []), point]);
  const lines = (text ?? '').split('\n').map((code, index) => {
    const here = byLine.get(index + 1) ?? [];
    const missed = here.filter(({ count }) => count === 0);
    const tone =
      here.length === 0 ? '' : missed.length === 0 ? 'hit' : missed.length < here.length ? 'part' : 'miss';
    const count = here.find(({ sort }) => sort === 'line')?.count ?? '';
    const told = missed.map(({ sort, label }) => (label === '' ? sort : `${sort} ${label}`)).join(', ');
    return `<span class="${tone}" title="${escaped(told)}"><i>${index + 1}</i><i>${count}</i>${escaped(code)}</span>`;
  });
  const body = text === undefined ? '<p>The tree has no such file.</p>' : `<pre>${lines.join('\n')}</pre>`;
  return `<details id="f${at}"><summary>${escaped(path)}</summary>${body}</details>`;
}

const STYLE = `body{font:14px sans-serif;margin:2em}table{border-collapse:collapse}td,th{padding:.2em .8em;text-align:right;border-bottom:1px solid #ccc}td:first-child,th:first-child{text-align:left;font-family:monospace}pre span{display:block}pre i{display:inline-block;width:6em;color:#666;font-style:normal}.hit{background:#e3f4e3}.part{background:#fdf3d0}.miss{background:#fbdcdc}@media(prefers-color-scheme:dark){body{background:#1b1d21;color:#ddd}td,th{border-color:#444}.hit{background:#1e3a24}.part{background:#453a16}.miss{background:#4b2125}}`;

/** One page that needs nothing beside it: figures by file, module and testpoint, and the sources with their counts. */
export function writeCoverageHtml({ title, facts, all, files, modules, testpoints }: HtmlCoverage): string {
  const fileRows = files.map(({ path, figures }, at) =>
    row(path, figures, `<a href="#f${at}">${escaped(path)}</a>`),
  );
  const tables = [
    table('Files', [...fileRows, row('All', all, '<b>All</b>')]),
    table(
      'Modules',
      [...modules].map(([name, figures]) => row(name, figures)),
    ),
    ...(testpoints.size > 0
      ? [
          table(
            'Testpoints',
            [...testpoints].map(([name, figures]) => row(name, figures)),
          ),
        ]
      : []),
  ];
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style>`;
  const told = facts.map((fact) => `<p>${escaped(fact)}</p>`).join('');
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${escaped(title)}</h1>${told}${tables.join('')}<h2>Sources</h2>${files.map(source).join('')}</body></html>\n`;
}
