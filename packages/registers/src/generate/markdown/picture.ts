import { accessText } from '../../access/accessText.ts';
import type { ElaboratedRegister } from '../../elaborate/index.ts';
import { cellText, code } from './escape.ts';
import { table } from './table.ts';

/** Columns that one table holds. */
const COLUMNS = 16;

interface Cell {
  bits: string;
  name: string;
  access: string;
}

/** The register's bits as tables, the highest first: bits, names, access. */
export function pictureLines(register: ElaboratedRegister): string[] {
  const cells = cellsOf(register);
  const lines: string[] = [];
  for (let start = 0; start < cells.length; start += COLUMNS) {
    const row = cells.slice(start, start + COLUMNS);
    lines.push(
      ...table(
        row.map(({ bits }) => bits),
        [row.map(({ name }) => name), row.map(({ access }) => access)],
        ':-:',
      ),
      '',
    );
  }
  return lines;
}

function cellsOf({ fields, width }: ElaboratedRegister): Cell[] {
  const cells: Cell[] = [];
  let next = width;
  const free = (low: number) => {
    if (next > low) cells.push({ bits: bitsText(next - 1, low), name: '–', access: '' });
  };
  for (const field of fields.toReversed()) {
    const high = field.lsb + field.width - 1;
    free(high + 1);
    cells.push({
      bits: bitsText(high, field.lsb),
      name: code(field.name),
      access: cellText(accessText(field.source)),
    });
    next = field.lsb;
  }
  free(0);
  return cells;
}

export function bitsText(high: number, low: number): string {
  return high === low ? String(high) : `${high}:${low}`;
}
