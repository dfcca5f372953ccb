import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';
import type { Area } from './measureArea.ts';
import type { Row } from './row.ts';

function versionOf(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8' }).split('\n')[0] ?? '';
  } catch {
    return `${command} not installed`;
  }
}

/** The machine and the tools that the figures belong to. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Linux ${release()}`;
  const tools = [
    `Node ${process.version}`,
    versionOf('verilator', '--version'),
    versionOf('yosys', '-V'),
    versionOf('chromium-headless-shell', '--version'),
  ];
  return `${processor}; ${tools.join(', ')}`;
}

/** What was measured with, by day: `now`, and of `before`, an earlier report, the days that `text` still speaks of. */
export function machines(now: string, day: string, before: string, text: string): string {
  const earlier = before.split('\n').filter((line) => /^- \d{4}-\d\d-\d\d: /.test(line));
  const spoken = earlier.filter(
    (line) => !line.startsWith(`- ${day}`) && text.includes(`| ${line.slice(2, 12)} |`),
  );
  return [...spoken, `- ${day}: ${now}`].join('\n');
}

const verdict = (row: Row): string => (row.holds === null ? '–' : row.holds ? 'yes' : 'NO');

const COLUMNS = ['area', 'measure', 'value', 'bar', 'holds', 'others', 'day', 'note'];

/** A figure as a line of the table; an area without figures is one that failed. */
function linesOf({ name, rows, others }: Area, day: string): string[] {
  const beside = others.toFixed(2);
  if (rows.length === 0) return [lineOf([name, '**failed**', '–', '–', '–', beside, day, ''])];
  return rows.map((row) => {
    const value = Number.isFinite(row.value) ? `${Number(row.value.toPrecision(3))} ${row.unit}` : '–';
    return lineOf([row.area, row.name, value, row.bar || '–', verdict(row), beside, day, row.note]);
  });
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const areaOf = (line: string) => line.split(' | ', 1)[0]!.slice('| '.length);

/**
 * The figures as a Markdown table, in the order of the areas' names. What `before`, an earlier table, says of areas
 * that were not measured stays, with its day.
 */
export function table(areas: readonly Area[], day: string, before = ''): string {
  const measured = new Set(areas.map(({ name }) => name));
  const [, , ...lines] = before.split('\n').filter((line) => line.startsWith('| '));
  const kept = lines.filter((line) => !measured.has(areaOf(line)));
  const made = areas.flatMap((area) => linesOf(area, day));
  const all = [...kept, ...made].sort((one, other) =>
    areaOf(one) < areaOf(other) ? -1 : areaOf(one) > areaOf(other) ? 1 : 0,
  );
  return [lineOf(COLUMNS), lineOf(COLUMNS.map(() => '---')), ...all].join('\n');
}
