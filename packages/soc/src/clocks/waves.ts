import type { SocDocument } from '@netloom/model';
import { clockTree } from './clockTree.ts';
import { inputsOf, isRoot, leastRatioOf } from './sources.ts';

/** A wave that a clock may have: a multiplexer has those of all its inputs, by turns. */
export interface ClockWave {
  name: string;
  /** The clock that has it. */
  clock: string;
  /** Hz, the highest that software may set. */
  frequency: number;
  /** The wave that it is made of, and the least ratio; none for an input of the top level or an oscillator. */
  master?: ClockWave;
  ratio: number;
}

/** The waves of every clock, those that others are made of first. */
export function clockWaves(document: Pick<SocDocument, 'clocks'>): ClockWave[] {
  const found = new Map<string, ClockWave[]>();
  const taken = new Set(Object.keys(document.clocks));
  const free = (wanted: string) => {
    let name = wanted;
    while (taken.has(name)) name += '_';
    taken.add(name);
    return name;
  };
  for (const clock of clockTree(document).nodes.keys()) {
    const { source, frequency } = document.clocks[clock]!;
    const masters = [...new Set(inputsOf(source))].flatMap((input) => found.get(input) ?? []);
    const ratio = leastRatioOf(source);
    const made = masters.map((master) => ({
      name: masters.length === 1 ? clock : free(`${clock}_${master.name}`),
      ...{ clock, frequency: master.frequency / ratio, master, ratio },
    }));
    found.set(clock, !isRoot({ source }) ? made : [{ name: clock, clock, frequency, ratio: 1 }]);
  }
  return [...found.values()].flat();
}

/** The wave of a design that leaves its logic the least time; undefined without clocks. */
export function fastestWave(document: Pick<SocDocument, 'clocks'>): ClockWave | undefined {
  return clockWaves(document).toSorted((a, b) => b.frequency - a.frequency)[0];
}
