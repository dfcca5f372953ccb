import type { RunRow } from '@netloom/contract';

/** Area of NAND2X1 of osu018, one gate equivalent. */
const NAND2 = 24;

/** What a run measured of a crossbar. */
export interface Figures {
  kiloGates: number;
  /** MHz. */
  clock: number;
  /** Clocks that a read alone takes through the crossbar, and the same under load. */
  latency: number;
  loaded: number;
  /** Beats a clock of all managers together. */
  reads: number;
  writes: number;
}

export interface Measured {
  /** The newest run, however it stands. */
  run: RunRow | undefined;
  /** Of the newest run that passed. */
  figures: Figures | undefined;
}

/** What runs know of RTL of a hash. */
export function measuredOf(runs: readonly RunRow[], hash: string | undefined): Measured {
  if (hash === undefined) return { run: undefined, figures: undefined };
  const own = runs
    .filter(({ label }) => label.split(' ').includes(hash))
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1));
  const passed = own.find(({ verdict }) => verdict === 'passed');
  return { run: own[0], figures: passed && figuresOf(passed) };
}

function figuresOf({ metrics }: RunRow): Figures | undefined {
  const value = (name: string) => metrics.findLast((each) => each.name === name)?.value;
  const area = value('area');
  const figures = {
    kiloGates: area === undefined ? undefined : area / NAND2 / 1000,
    clock: value('highest clock'),
    latency: value('read latency'),
    loaded: value('read latency under load'),
    reads: value('read throughput'),
    writes: value('write throughput'),
  };
  return Object.values(figures).includes(undefined) ? undefined : (figures as Figures);
}

export const isGoing = (run: RunRow | undefined): run is RunRow =>
  run !== undefined && run.state !== 'finished';

/** Beats a clock as GB/s, at a crossbar's highest clock. */
export const gigabytes = (beats: number, { clock }: Figures, dataWidth: number): number =>
  (beats * clock * dataWidth) / 8 / 1000;
