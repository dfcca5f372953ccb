import type { SourcePlace } from './waveTypes.ts';

/** Facts of a node that many dumps do not have. */
export interface NodeExtras {
  source?: SourcePlace | undefined;
  literals?: Record<string, string> | undefined;
  /** The language's own name of the type. */
  type?: string | undefined;
}

/** A number for each different thing, from 1 on; 0 is none. */
class Numbered<T> {
  private readonly things: (T | undefined)[] = [undefined];
  private readonly numbers = new Map<T, number>();

  number(thing: T | undefined): number {
    if (thing === undefined) return 0;
    let number = this.numbers.get(thing);
    if (number === undefined) {
      number = this.things.push(thing) - 1;
      this.numbers.set(thing, number);
    }
    return number;
  }

  thing(number: number): T | undefined {
    return this.things[number];
  }
}

/** Numbers of a row's file, line, table of literals and type name. */
const fields = 4;

/** Extras by row, a few numbers each: half a million of them stay small. */
export class ExtrasTable {
  private readonly files = new Numbered<string>();
  private readonly tables = new Numbered<Record<string, string>>();
  private readonly types = new Numbered<string>();
  private numbers = new Uint32Array(0);

  set(row: number, { source, literals, type }: NodeExtras): void {
    const at = row * fields;
    if (at + fields > this.numbers.length) this.grow(at + fields);
    this.numbers[at] = this.files.number(source?.file);
    this.numbers[at + 1] = source?.line ?? 0;
    this.numbers[at + 2] = this.tables.number(literals);
    this.numbers[at + 3] = this.types.number(type);
  }

  private grow(length: number): void {
    const larger = new Uint32Array(Math.max(2 * this.numbers.length, length));
    larger.set(this.numbers);
    this.numbers = larger;
  }

  get(row: number): NodeExtras | undefined {
    const at = row * fields;
    if (at >= this.numbers.length) return undefined;
    const file = this.files.thing(this.numbers[at]!);
    const literals = this.tables.thing(this.numbers[at + 2]!);
    const type = this.types.thing(this.numbers[at + 3]!);
    return {
      ...(type !== undefined && { type }),
      ...(file !== undefined && { source: { file, line: this.numbers[at + 1]! } }),
      ...(literals && { literals }),
    };
  }
}
