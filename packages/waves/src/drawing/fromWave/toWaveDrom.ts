import { layOut } from '../text/layOut.ts';
import type { WaveChanges } from './changesOf.ts';
import { cycles, steps } from './cellTimes.ts';
import type { CellTimes } from './cellTimes.ts';
import { columnsOf } from './columns.ts';
import type { Column } from './columns.ts';
import type { DrawOptions, DrawnNote, DrawnSignal, DrawnWaves } from './drawTypes.ts';
import { laneOf } from './laneOf.ts';
import { sampled } from './sampled.ts';
import type { Sampled } from './sampled.ts';

const MOST_CELLS = 200;
const IDLE = 8;

/**
 * Draws the window [from, to] (ticks) of real waves: a cell a cycle of the clock, or a step of time.
 * Long stretches without a change become gaps; what is left out is said in `notes`.
 */
export async function toWaveDrom(
  wave: WaveChanges,
  signals: readonly DrawnSignal[],
  from: number,
  to: number,
  options: DrawOptions = {},
  abort?: AbortSignal,
): Promise<DrawnWaves> {
  const { clock, step, cells = MOST_CELLS, idle = IDLE, title } = options;
  const times =
    clock === undefined ? steps(from, to, step) : await cycles(wave, from, to, { ...options, clock }, abort);
  const notes: DrawnNote[] = [];
  if (times.begins.length === 0) {
    return {
      text: layOut({ signal: signals.map(({ name }) => ({ name })) }),
      cells: 0,
      notes: [{ kind: 'none', count: 0 }],
    };
  }
  const all: Sampled[] = [];
  for (const signal of signals) all.push(await sampled(wave, signal, times, abort));
  const changed = times.begins.map((_, cell) => cell > 0 && all.some((one) => changes(one, cell)));
  const columns = columnsOf(changed, idle);
  const drawn = columns.slice(0, cells);
  notes.push(...leftOut(columns, drawn, times, cells));
  for (const [i, { hidden }] of all.entries()) {
    if (hidden > 0) notes.push({ kind: 'within', count: hidden, name: signals[i]!.name });
  }
  const lanes = signals.map((signal, i) => ({
    lane: laneOf(signal, all[i]!, drawn),
    group: signal.group ?? [],
  }));
  const head = title === undefined ? undefined : { text: title };
  return { text: layOut({ signal: grouped(lanes), head }), cells: drawn.length, notes };
}

function changes({ values, clock }: Sampled, cell: number): boolean {
  return clock === null && values[cell] !== values[cell - 1];
}

function leftOut(
  columns: Column[],
  drawn: Column[],
  { begins, omitted }: CellTimes,
  most: number,
): DrawnNote[] {
  const notes: DrawnNote[] = [];
  const inGaps = drawn.reduce(
    (sum, { cell, gap }, i) => sum + (gap ? (drawn[i + 1]?.cell ?? cell + 1) - cell : 0),
    0,
  );
  if (inGaps > 0) notes.push({ kind: 'gap', count: inGaps });
  const next = columns[most];
  if (next !== undefined || omitted > 0) {
    const cell = next?.cell ?? begins.length;
    notes.push({ kind: 'cut', count: begins.length - cell + omitted, time: begins[cell] ?? begins.at(-1) });
  }
  return notes;
}

interface GroupedLane {
  lane: object;
  group: readonly string[];
}

/** Neighbours that share their outermost group lie in it together. */
function grouped(lanes: readonly GroupedLane[]): unknown[] {
  const rows: unknown[] = [];
  for (let i = 0; i < lanes.length;) {
    const [name] = lanes[i]!.group;
    let end = i + 1;
    if (name === undefined) rows.push(lanes[i]!.lane);
    else {
      while (lanes[end]?.group[0] === name) end += 1;
      rows.push([
        name,
        ...grouped(lanes.slice(i, end).map(({ lane, group }) => ({ lane, group: group.slice(1) }))),
      ]);
    }
    i = end;
  }
  return rows;
}
