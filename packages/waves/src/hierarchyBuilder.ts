import type { Direction, HierarchyColumns, NodeExtras } from './hierarchy.ts';
import { directions, Hierarchy, valueKinds } from './hierarchy.ts';
import type { ValueKind } from './waveTypes.ts';

export interface NewVariable {
  name: Uint8Array;
  kind: string;
  direction: Direction;
  signal: number;
  width: number;
  value: ValueKind;
  extras?: NodeExtras;
}

/** Collects scopes and variables in order of declaration. */
export class HierarchyBuilder {
  private names = new Uint8Array(4096);
  private readonly nameAt: number[] = [0];
  private readonly parents: number[] = [];
  private readonly signals: number[] = [];
  private readonly widths: number[] = [];
  private readonly values: number[] = [];
  private readonly kindOf: number[] = [];
  private readonly directionOf: number[] = [];
  private readonly kinds: string[] = [];
  private readonly extras = new Map<number, NodeExtras>();
  private readonly open: number[] = [];

  get depth(): number {
    return this.open.length;
  }

  openScope(name: Uint8Array, kind: string, extras?: NodeExtras): void {
    this.open.push(this.row({ name, kind, direction: '', signal: -1, width: 0, value: 'bits', extras }));
  }

  closeScope(): void {
    this.open.pop();
  }

  variable(variable: NewVariable): void {
    this.row(variable);
  }

  private row(node: NewVariable): number {
    const row = this.parents.length;
    this.addName(node.name);
    this.parents.push(this.open.at(-1) ?? -1);
    this.signals.push(node.signal);
    this.widths.push(node.width);
    this.values.push(valueKinds.indexOf(node.value));
    this.kindOf.push(this.kindIndex(node.kind));
    this.directionOf.push(directions.indexOf(node.direction));
    if (node.extras) this.extras.set(row, node.extras);
    return row;
  }

  private addName(name: Uint8Array): void {
    const at = this.nameAt.at(-1)!;
    if (at + name.length > this.names.length) {
      const larger = new Uint8Array(Math.max(2 * this.names.length, at + name.length));
      larger.set(this.names);
      this.names = larger;
    }
    this.names.set(name, at);
    this.nameAt.push(at + name.length);
  }

  private kindIndex(kind: string): number {
    const found = this.kinds.indexOf(kind);
    return found < 0 ? this.kinds.push(kind) - 1 : found;
  }

  finish(): Hierarchy {
    const columns: HierarchyColumns = {
      parent: Int32Array.from(this.parents),
      names: this.names.slice(0, this.nameAt.at(-1)),
      nameAt: Uint32Array.from(this.nameAt),
      signal: Int32Array.from(this.signals),
      width: Uint32Array.from(this.widths),
      value: Uint8Array.from(this.values),
      kind: Uint8Array.from(this.kindOf),
      direction: Uint8Array.from(this.directionOf),
      kinds: this.kinds,
      extras: this.extras,
    };
    return new Hierarchy(columns);
  }
}
