import type { Finding, OutputReader } from '../../finding.ts';
import { readYosys } from '../synthesize/readYosys.ts';

/** The last statistics of synth_ice40: a block of cells that ends with an empty line. */
const BEGIN = /^\s+Number of cells:\s+\d+$/;
const CELLS = /^\s+(SB_\w+)\s+(\d+)$/;
const COUNTED: readonly (readonly [name: string, cells: RegExp])[] = [
  ['LUT4', /^SB_LUT4$/],
  ['flip-flops', /^SB_DFF/],
  ['block RAM', /^SB_RAM/],
];

/** What is wrong and how far it has come; not what it says of names and styles, which lint says better. */
function quietly(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    (finding) =>
      finding.type === 'progress' ||
      (finding.type === 'diagnostic' && finding.diagnostic.severity === 'error'),
  );
}

/** Of a synthesis whose cells are none of the core's alone. */
export function readWrapped(): OutputReader {
  const read = readYosys();
  return (line) => quietly(read(line));
}

/** Cells of iCE40 as Yosys counts them. */
export function readCells(): OutputReader {
  const read = readYosys();
  let cells: Map<string, number> | undefined;
  return (line) => {
    if (BEGIN.test(line)) {
      cells = new Map();
      return [];
    }
    const [, cell, count] = CELLS.exec(line) ?? [];
    if (cell !== undefined) cells?.set(cell, Number(count));
    else if (cells !== undefined && line.trim() === '') {
      const all = [...cells];
      cells = undefined;
      return COUNTED.map(([name, kind]): Finding => {
        const value = all.filter(([each]) => kind.test(each)).reduce((sum, [, number]) => sum + number, 0);
        return { type: 'metric', name, value, unit: '' };
      });
    }
    return quietly(read(line));
  };
}
