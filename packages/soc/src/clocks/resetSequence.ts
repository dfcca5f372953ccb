import type { SocDocument } from '@netloom/model';
import { waitsFor } from '../generators/clockResetUnit/controls.ts';
import { clockTree } from './clockTree.ts';
import { powerOnOf } from './powerOn.ts';
import { inputsOf } from './sources.ts';
import { unitOf } from './unit.ts';

/** When a reset is released, seconds after the power-on reset is and every PLL has locked; half a period of its clock is not known. */
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

type Cell = keyof typeof START;
const isCell = (kind: string | undefined): kind is Cell => kind !== undefined && kind in START;

interface Edges {
  /** Seconds from power-on to the first one. */
  starts: number;
  period: number;
}

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
    const { starts, period } = first.get(clock) ?? { starts: NaN, period: NaN };
    const edges = edgesBy({ starts, period }, asked) + RELEASE + (source?.stretch ?? 0);
    const released = source ? starts + (edges - 1) * period : 0;
    const moment = { name, clock, starts, after, asked, released: defined(released) };
    found.set(name, moment);
    return moment;
  };
  for (const name of Object.keys(document.resets)) visit(name);
  return [...found.values()].sort((a, b) => (a.released ?? Infinity) - (b.released ?? Infinity));
}

/** The edges of each clock after power-on. */
function firstEdges(document: SocDocument): Map<string, Edges> {
  const edges = new Map<string, Edges>();
  const { nodes } = clockTree(document);
  const unit = unitOf(document);
  const own = document.portConnections.find(({ to }) => to === `${unit}.clk`)?.from;
  for (const { name, frequency = NaN } of nodes.values()) {
    const { source } = document.clocks[name]!;
    const period = 1 / frequency;
    const input = edges.get(inputsOf(source)[0] ?? '') ?? { starts: NaN, period: NaN };
    // A gate opens once the registers of the unit are out of the power-on reset.
    const ready = source?.kind === 'gate' ? edges.get(own ?? '') : undefined;
    const from = ready === undefined ? 0 : ready.starts + (RELEASE - 1) * ready.period;
    const kind = source?.kind;
    // Inputs and oscillators run, and so do PLLs, whose lock the power-on reset waits for.
    const starts = isCell(kind) ? input.starts + (edgesBy(input, from) + START[kind]) * input.period : period;
    edges.set(name, { starts, period });
  }
  return edges;
}

/** Edges of a clock until a time, that one included. */
function edgesBy({ starts, period }: Edges, time: number): number {
  return Math.max(0, Math.floor((time - starts) / period + 1 + 1e-9));
}

function defined(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}
