import type { SocDocument } from '@netloom/model';
import type { PageLevel } from './levelsOf.ts';

export interface PageWords {
  instances: string;
  addresses: string;
  interrupts: string;
  /** Above the columns of the tables. */
  columns: { endpoint: string; base: string; size: string; sink: string; number: string };
}

export interface DrawnLevel extends PageLevel {
  svg: string;
}

const STYLE = `
body { margin: 0 auto; max-width: 1600px; padding: 0 24px 48px; font: 14px/1.5 system-ui, sans-serif; color: #17212d; }
nav li { line-height: 1.7; }
figure { margin: 12px 0; overflow: auto; border: 1px solid #d0d7de; border-radius: 6px; }
figure svg { display: block; max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 8px 0 20px; }
th, td { padding: 3px 14px 3px 0; text-align: left; border-bottom: 1px solid #e3e7eb; }
code, td { font-family: ui-monospace, Consolas, monospace; font-size: 12px; }
@media print { section { break-before: page; } figure { border: 0; } }
`;

/** A page of the whole SoC: every level as a drawing with its address map and interrupts. It needs no server and no other file. */
export function pageText(levels: readonly DrawnLevel[], language: string, words: PageWords): string {
  const title = escaped(titleOf(levels[0]!.document));
  const links = levels.map(
    ({ document }, index) => `<li><a href="#level${index}">${escaped(titleOf(document))}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<style>${STYLE}</style></head><body><h1>${title}</h1>`,
    levels.length > 1 ? `<nav><ul>${links.join('')}</ul></nav>` : '',
    ...levels.map((level, index) => sectionText(level, index, words)),
    '</body></html>\n',
  ].join('\n');
}

function sectionText({ document, instances, svg }: DrawnLevel, index: number, words: PageWords): string {
  const { description, addressMap, interrupts, vlnv } = document;
  const { columns } = words;
  return [
    `<section id="level${index}"><h2>${escaped(titleOf(document))} <code>${escaped(vlnv)}</code></h2>`,
    description === undefined ? '' : `<p>${escaped(description)}</p>`,
    instances.length === 0
      ? ''
      : `<p>${escaped(words.instances)}: <code>${escaped(instances.join(', '))}</code></p>`,
    `<figure>${svg}</figure>`,
    table(
      words.addresses,
      [columns.endpoint, columns.base, columns.size],
      Object.entries(addressMap)
        .toSorted(([, a], [, b]) => (BigInt(a.base) < BigInt(b.base) ? -1 : 1))
        .map(([endpoint, { base, size }]) => [endpoint, base, size]),
    ),
    table(
      words.interrupts,
      [columns.endpoint, columns.sink, columns.number],
      Object.entries(interrupts).map(([source, { sink, number }]) => [source, sink, `${number}`]),
    ),
    '</section>',
  ].join('\n');
}

function table(title: string, head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<h3>${escaped(title)}</h3><table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`;
}

function titleOf({ title, name }: SocDocument): string {
  return title ?? name;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
