import type { Bar } from './bars.ts';

const OLDER = 'older bar';
const [AREA, NAME, BAR, HOLDS] = [0, 1, 3, 4];

/** What the code asks for now of the measure of a row, where it can be told and is another bar than the row has. */
function barNow(area: string, name: string, bar: string, bars: readonly Bar[]): string | undefined {
  const known = bars.filter((each) => (each.area ?? area) === area && each.name.test(name));
  if (known.some(({ text }) => text === undefined || text.trim() === bar.trim())) return undefined;
  return known[0]?.text;
}

/**
 * The lines of a table of measures, with no verdict in the rows that were judged by another bar than the code has now: they
 * have to be measured again.
 */
export function withOlderBars(lines: readonly string[], bars: readonly Bar[]): string[] {
  return lines.map((line) => {
    const cells = line.replace(/^\| | \|$/g, '').split(' | ');
    const [area = '', name = '', bar = ''] = [cells[AREA], cells[NAME], cells[BAR]?.replace(/, now .*$/, '')];
    if (!line.startsWith('| ') || bar === '–' || bar === 'bar' || bar.startsWith('-')) return line;
    const now = barNow(area, name, bar, bars);
    if (now === undefined) return line;
    cells[BAR] = `${bar}, now ${now}`;
    cells[HOLDS] = OLDER;
    return `| ${cells.join(' | ')} |`;
  });
}
