import type { Signal } from './signals.ts';

/** Bits of one signal in a line of the trace; `text` may hold x and z. */
export interface Sample {
  text: string;
  value: bigint;
}

/** Reads lines of a trace: signals by name. */
export class LineReader {
  readonly #places = new Map<string, [from: number, to: number]>();

  constructor(signals: readonly Signal[]) {
    let from = 0;
    for (const { name, width } of signals) {
      this.#places.set(name, [from, from + width]);
      from += width;
    }
  }

  /** Signals of a line, each read once; unknown bits count as 0. */
  read(line: string): (name: string) => Sample | undefined {
    const samples = new Map<string, Sample>();
    return (name) => {
      const known = samples.get(name);
      if (known) return known;
      const place = this.#places.get(name);
      if (!place) return undefined;
      const text = line.slice(...place);
      const sample = { text, value: BigInt(`0b${text.replace(/[xz]/g, '0')}`) };
      samples.set(name, sample);
      return sample;
    };
  }
}

/** Whether every known bit was found. */
export function matches(found: Sample, { value, known }: { value: bigint; known: bigint }): boolean {
  if (((found.value ^ value) & known) !== 0n) return false;
  if (!/[xz]/.test(found.text)) return true;
  const unsure = BigInt(`0b${found.text.replace(/[01]/g, '0').replace(/[xz]/g, '1')}`);
  return (unsure & known) === 0n;
}
