import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';
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

/** The figures as a Markdown table. */
export function table(rows: Row[]): string {
  const cells = rows.map((row) => {
    const value = `${Number(row.value.toPrecision(3))} ${row.unit}`;
    return `| ${[row.area, row.name, value, row.bar || '–', verdict(row), row.note].join(' | ')} |`;
  });
  return ['| area | measure | value | bar | holds | note |', '|---|---|---|---|---|---|', ...cells].join(
    '\n',
  );
}
