import { changesOf } from './changesOf.ts';
import type { WaveChanges } from './changesOf.ts';
import type { CellTimes } from './cellTimes.ts';
import type { DrawnSignal } from './drawTypes.ts';

/** What a signal shows in each cell. */
export interface Sampled {
  values: string[];
  /** `p` or `n` where it rises (falls) at the beginning of each cell and turns back once within. */
  clock: 'p' | 'n' | null;
  /** Changes that no cell shows. */
  hidden: number;
}

export async function sampled(
  wave: WaveChanges,
  { ref, bit }: DrawnSignal,
  { begins, ends, samples }: CellTimes,
  abort?: AbortSignal,
): Promise<Sampled> {
  const values: string[] = Array.from(samples, () => '');
  const shape = bit ? new ClockShape(begins, ends) : null;
  const first = Math.max(0, begins[0]! - 1);
  let cell = 0;
  let current = '';
  let changes = 0;
  for await (const { time, value } of changesOf(wave, ref, first, ends.at(-1)!, abort)) {
    while (cell < samples.length && samples[cell]! < time) values[cell++] = current;
    if (time >= begins[0]! && current !== '' && time <= samples.at(-1)!) changes += 1;
    if (current !== '') shape?.change(time, value);
    current = value;
  }
  while (cell < samples.length) values[cell++] = current;
  const shown = values.filter((value, i) => i > 0 && value !== values[i - 1]).length;
  const clock = shape?.kind() ?? null;
  // The first cell may show a change at its beginning.
  const hidden = clock === null ? Math.max(0, changes - shown - 1) : 0;
  return { values, clock, hidden };
}

/** Watches whether a bit looks like a clock of one period a cell. */
class ClockShape {
  private readonly begins: readonly number[];
  private readonly ends: readonly number[];
  private cell = 0;
  private turns: string[] = [];
  private first: string | null = null;
  private regular = true;

  constructor(begins: readonly number[], ends: readonly number[]) {
    this.begins = begins;
    this.ends = ends;
  }

  change(time: number, value: string): void {
    if (time >= this.ends.at(-1)!) return;
    while (this.cell < this.begins.length && time >= this.ends[this.cell]!) this.close();
    const begin = this.begins[this.cell];
    if (begin === undefined || time < begin) return;
    if (this.turns.length === 0 && time !== begin) this.regular = false;
    this.turns.push(value);
  }

  kind(): 'p' | 'n' | null {
    // The last cell may be cut off before it turns back.
    if (this.cell < this.begins.length && this.turns[0] !== this.first && this.first !== null)
      this.regular = false;
    if (!this.regular || this.cell < 2) return null;
    return this.first === '1' ? 'p' : 'n';
  }

  private close(): void {
    const [rise, fall, more] = this.turns;
    this.first ??= rise ?? null;
    const back = this.first === '1' ? '0' : '1';
    if (rise === undefined || rise !== this.first || fall !== back || more !== undefined)
      this.regular = false;
    this.turns = [];
    this.cell += 1;
  }
}
