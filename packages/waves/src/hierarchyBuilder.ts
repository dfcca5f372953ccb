import type { Direction } from './hierarchy.ts';
import { directions, Hierarchy, valueKinds } from './hierarchy.ts';
import type { NodeExtras } from './nodeExtras.ts';
import { ExtrasTable } from './nodeExtras.ts';
import type { ValueKind } from './waveTypes.ts';

export interface NewVariable {
  name: Uint8Array;
  kind: string;
  direction: Direction;
  signal: number;
  width: number;
  value: ValueKind;
  extras?: NodeExtras | undefined;
}

const firstRows = 1024;
const mostKinds = 255;

/** Collects scopes and variables in order of declaration. */
export class HierarchyBuilder {
  private rows = 0;
  private capacity = firstRows;
  private names = new Uint8Array(16 * firstRows);
  private nameAt = new Uint32Array(firstRows + 1);
  private parents = new Int32Array(firstRows);
  private signals = new Int32Array(firstRows);
  private widths = new Uint32Array(firstRows);
  private values = new Uint8Array(firstRows);
  private kindOf = new Uint8Array(firstRows);
  private directionOf = new Uint8Array(firstRows);
  private readonly kinds: string[] = [];
  private readonly kindNumbers = new Map<string, number>();
  private readonly extras = new ExtrasTable();
  private readonly open: number[] = [];

  get depth(): number {
    return this.open.length;
  }

  openScope(name: Uint8Array, kind: string, extras?: NodeExtras): void {
    const row = this.add(name, 0, name.length, -1, 0, 0, this.kindNumber(kind), 0);
    if (extras) this.extras.set(row, extras);
    this.open.push(row);
  }

  closeScope(): void {
    this.open.pop();
  }

  variable({ name, signal, width, value, kind, direction, extras }: NewVariable): void {
    const valueNumber = valueKinds.indexOf(value);
    const directionNumber = Math.max(0, directions.indexOf(direction));
    const kindNumber = this.kindNumber(kind);
    const row = this.add(name, 0, name.length, signal, width, valueNumber, kindNumber, directionNumber);
    if (extras) this.extras.set(row, extras);
  }

  /**
   * A variable without allocations, for readers of many: its name is `bytes[from … to]`, the numbers are those of
   * `valueKinds`, `kindNumber` and `directions`; -1 is the signal of a scope.
   */
  add(
    bytes: Uint8Array,
    from: number,
    to: number,
    signal: number,
    width: number,
    value: number,
    kind: number,
    direction: number,
  ): number {
    if (this.rows === this.capacity) this.grow();
    const row = this.rows++;
    this.addName(row, bytes, from, to);
    this.parents[row] = this.open.length > 0 ? this.open[this.open.length - 1]! : -1;
    this.signals[row] = signal;
    this.widths[row] = width;
    this.values[row] = value;
    this.kindOf[row] = kind;
    this.directionOf[row] = direction;
    return row;
  }

  /** These signals hold text, whatever was said when their variables were added. */
  showAsText(signals: ReadonlySet<number>): void {
    if (signals.size === 0) return;
    const text = valueKinds.indexOf('text');
    for (let row = 0; row < this.rows; row++) if (signals.has(this.signals[row]!)) this.values[row] = text;
  }

  setExtras(row: number, extras: NodeExtras): void {
    this.extras.set(row, extras);
  }

  private grow(): void {
    const rows = (this.capacity *= 2);
    this.nameAt = larger(this.nameAt, new Uint32Array(rows + 1));
    this.parents = larger(this.parents, new Int32Array(rows));
    this.signals = larger(this.signals, new Int32Array(rows));
    this.widths = larger(this.widths, new Uint32Array(rows));
    this.values = larger(this.values, new Uint8Array(rows));
    this.kindOf = larger(this.kindOf, new Uint8Array(rows));
    this.directionOf = larger(this.directionOf, new Uint8Array(rows));
  }

  private addName(row: number, bytes: Uint8Array, from: number, to: number): void {
    let at = this.nameAt[row]!;
    const end = at + to - from;
    if (end > this.names.length) {
      this.names = larger(this.names, new Uint8Array(Math.max(2 * this.names.length, end)));
    }
    const { names } = this;
    // Most names are too short for a copy of the platform's to pay.
    for (let i = from; i < to; i++) names[at++] = bytes[i]!;
    this.nameAt[row + 1] = end;
  }

  /** The number of a kind; one beyond the last that fits is taken for it. */
  kindNumber(kind: string): number {
    const found = this.kindNumbers.get(kind);
    if (found !== undefined) return found;
    const number = Math.min(this.kinds.length, mostKinds);
    if (number === this.kinds.length) this.kinds.push(kind);
    this.kindNumbers.set(kind, number);
    return number;
  }

  finish(): Hierarchy {
    const { rows } = this;
    return new Hierarchy({
      parent: this.parents.slice(0, rows),
      names: this.names.slice(0, this.nameAt[rows]),
      nameAt: this.nameAt.slice(0, rows + 1),
      signal: this.signals.slice(0, rows),
      width: this.widths.slice(0, rows),
      value: this.values.slice(0, rows),
      kind: this.kindOf.slice(0, rows),
      direction: this.directionOf.slice(0, rows),
      kinds: this.kinds,
      extras: this.extras,
    });
  }
}

function larger<T extends Uint8Array | Uint32Array | Int32Array>(old: T, room: T): T {
  room.set(old);
  return room;
}
