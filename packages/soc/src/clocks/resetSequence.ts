import type { SocDocument } from '@netloom/model';
import { waitsFor } from '../generators/clockResetUnit/controls.ts';
import { clockTree } from './clockTree.ts';
import { powerOnOf } from './powerOn.ts';
import { inputsOf } from './sources.ts';

/** When a reset is released, seconds after the power-on reset is; half a period of its clock is not known. */
export interface ResetMoment {
  name: string;
  clock: string;
  /** When its clock has its first edge. */
  starts: number;
  /** What it waits for last; undefined when that is the power-on reset or its clock alone. */
  after: string | undefined;
  /** When it could be released at the earliest. */
  asked: number;
  /** When it is; undefined where its clock has no frequency or it waits for itself. */
  released: number | undefined;
}

/** Edges of the synchroniser of a reset until it is released. */
const RELEASE = 3;
/** Edges of its input that a source takes before its own first edge, beside the one that is its own. */
const START = { mux: 2, gate: 2, divider: 3 } as const;

/** The release of every reset of the document in order of time, as the cells of the unit count edges. */
export function resetSequence(document: SocDocument): ResetMoment[] {
  const found = new Map<string, ResetMoment>();
  const first = firstEdges(document);
  const power = powerOnOf(document);
  const open = new Set<string>();
  const visit = (name: string): ResetMoment | undefined => {
    const known = found.get(name);
    const reset = Object.hasOwn(document.resets, name) ? document.resets[name] : undefined;
    if (known || !reset || open.has(name)) return known;
    open.add(name);
    const { clock, source } = reset;
    const waits = source ? waitsFor(source).filter((each) => each !== power) : [];
    const before = waits.map((each) => [each, visit(each)?.released] as const);
    const asked = Math.max(0, ...before.map(([, released]) => released ?? NaN));
    const after = before.find(([, released]) => released === asked && asked > 0)?.[0];
    const { starts = NaN, period = NaN } = first.get(clock) ?? {};
    const passed = Math.max(0, Math.floor((asked - starts) / period + 1 + 1e-9));
    const edges = passed + RELEASE + (source?.stretch ?? 0);
    const released = source ? starts + (edges - 1) * period : 0;
    const moment = { name, clock, starts, after, asked, released: defined(released) };
    found.set(name, moment);
    return moment;
  };
  for (const name of Object.keys(document.resets)) visit(name);
  return [...found.values()].sort((a, b) => (a.released ?? Infinity) - (b.released ?? Infinity));
}

/** Seconds from power-on to the first edge of each clock, and its period. */
function firstEdges(document: SocDocument): Map<string, { starts: number; period: number }> {
  const edges = new Map<string, { starts: number; period: number }>();
  for (const { name, frequency = NaN } of clockTree(document).nodes.values()) {
    const { source } = document.clocks[name]!;
    const input = edges.get(inputsOf(source)[0] ?? '');
    const period = 1 / frequency;
    const taken = source && input ? START[source.kind] * input.period : 0;
    edges.set(name, { starts: source ? (input?.starts ?? NaN) + taken : period, period });
  }
  return edges;
}

function defined(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}
