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
    versionOf('chromium', '--version'),
  ];
  return `${processor}\n${tools.join(' · ')}`;
}

const verdict = (row: Row): string => (row.holds === null ? '–' : row.holds ? 'yes' : 'NO');

/** The figures as a Markdown table; an area without figures is one that failed. */
export function table(areas: readonly Area[]): string {
  const lines = areas.flatMap(({ name, rows, others }) => {
    const beside = others.toFixed(2);
    if (rows.length === 0) return [[name, '**failed**', '–', '–', '–', beside, '']];
    return rows.map((row) => {
      const value = Number.isFinite(row.value) ? `${Number(row.value.toPrecision(3))} ${row.unit}` : '–';
      return [row.area, row.name, value, row.bar || '–', verdict(row), beside, row.note];
    });
  });
  const head = ['area', 'measure', 'value', 'bar', 'holds', 'others', 'note'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
