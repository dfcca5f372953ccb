import type { FieldPath, WriteGate } from '@netloom/model';
import type { ElaboratedMap, ElaboratedRegister } from '@netloom/registers';
import { partner } from './cells.ts';
import type { Cell, Layout } from './cells.ts';
import type { Clock, Known } from './clock.ts';
import { ones } from './claim.ts';

/** Finds the fields that others refer to, and remembers them. */
export class References {
  readonly #map: ElaboratedMap;
  readonly #layout: Layout;
  readonly #found = new Map<string, Cell>();

  constructor(map: ElaboratedMap, layout: Layout) {
    this.#map = map;
    this.#layout = layout;
  }

  cell(from: ElaboratedRegister, copy: number, path: FieldPath): Cell {
    const key = `${from.path} ${copy} ${path}`;
    let cell = this.#found.get(key);
    if (!cell) this.#found.set(key, (cell = partner(this.#map, this.#layout, from, copy, path)));
    return cell;
  }

  isOpen(gate: WriteGate | undefined, from: ElaboratedRegister, copy: number): boolean {
    if (!gate) return true;
    return this.cell(from, copy, gate.field).value === (gate.active === 'high' ? 1n : 0n);
  }

  /** What software and interrupt lines see of a field now. */
  shown(cell: Cell, clock: Clock): Known {
    const { width } = cell.field;
    if (cell.storage !== 'wire') return { value: cell.value, known: cell.known };
    const given = clock.input(cell.port, cell.copy);
    return { value: given | this.test(cell), known: ones(width) };
  }

  /** Interrupts that software raises for a test in this clock. */
  test(cell: Cell): bigint {
    const path = cell.field.source.interrupt?.test;
    return path === undefined ? 0n : this.cell(cell.register, cell.copy, path).value;
  }
}
