import type { Known, KnownState } from '../core/understood.ts';
import { makingOf } from '../language/access.ts';
import type { Expression, Step } from '../language/behaviour.ts';
import { partsOf } from '../language/parts.ts';
import { isLater } from '../rtl/background.ts';
import { roundsOf, tablesWritten, timedOf, writtenBy } from '../rtl/shape.ts';
import { levelsOf } from './levels.ts';

/** What an instruction is worth and costs, as far as it can be told before anything is built. */
export interface Estimate {
  /** Cycles of its execution: from, and to where it varies. */
  cycles: [least: number, most: number];
  /** Instructions of RV32I that do the same, about. */
  software: number;
  /** Two-input gates, about; registers included. */
  gates: number;
  /** Levels of two-input gates between two edges of the clock, about. */
  levels: number;
}

interface Work {
  gates: number;
  instructions: number;
}

/** The load or store itself. */
const ACCESS: Work = { gates: 0, instructions: 1 };
const NOTHING: Work = { gates: 0, instructions: 0 };
const plus = (a: Work, b: Work): Work => ({
  gates: a.gates + b.gates,
  instructions: a.instructions + b.instructions,
});
const times = (count: number, { gates, instructions }: Work): Work => ({
  gates: count * gates,
  instructions: count * instructions,
});

/** Gates of a flip-flop with an enable. */
const FLOP = 9;

/** An operation itself, of words that take one register, or two. */
function own(expression: Expression): Work {
  const { width } = expression.type;
  const words = width > 32 ? 2 : 1;
  switch (expression.kind) {
    case 'binary': {
      const { operator, right } = expression;
      if (operator === '*') return { gates: 6 * width * width, instructions: words === 1 ? 1 : 4 };
      if (operator === '/' || operator === '%') return { gates: 9 * width * width, instructions: 1 };
      if (operator === '+' || operator === '-')
        return { gates: 8 * width, instructions: words === 1 ? 1 : 3 };
      if (operator === '<<' || operator === '>>')
        return right.kind === 'constant' || right.kind === 'count'
          ? { gates: 0, instructions: words === 1 ? 1 : 3 }
          : { gates: 3 * width * Math.log2(width), instructions: words === 1 ? 1 : 6 };
      return { gates: (operator === '^' ? 2.5 : 1.5) * width, instructions: words };
    }
    case 'compare':
      return { gates: 4 * expression.left.type.width, instructions: 1 };
    case 'choice':
      return { gates: 3 * width, instructions: 3 * words };
    case 'unary':
      return { gates: expression.operator === '-' ? 6 * width : 0.5 * width, instructions: words };
    case 'convert':
      return { gates: 0, instructions: width === expression.operand.type.width || width === 32 ? 0 : 1 };
    case 'bits':
      return { gates: 0, instructions: width === 32 ? 0 : 2 };
    case 'lookup':
      // A word is chosen among all; software adds the index to an address and loads.
      return { gates: 1.5 * width * expression.table.depth, instructions: 3 };
    case 'join':
      return { gates: 0, instructions: 2 * (expression.parts.length - 1) };
    default:
      return NOTHING;
  }
}

const workOf = (expression: Expression): Work =>
  partsOf(expression).map(workOf).reduce(plus, own(expression));

/** Of statements; a loop of `built` has so many rounds in gates. */
function total(steps: readonly Step[], built?: number): Work {
  return steps
    .map((step): Work => {
      if (step.kind === 'assign') return workOf(step.value);
      if (step.kind === 'break') return plus(workOf(step.test), { gates: 4, instructions: 1 });
      if (step.kind === 'if') {
        const chosen = writtenBy([...step.then, ...step.otherwise]).size;
        const both = plus(total(step.then), total(step.otherwise));
        return plus(plus(workOf(step.test), both), { gates: 96 * chosen, instructions: 1 });
      }
      if (step.kind === 'write')
        return plus(plus(workOf(step.index), workOf(step.value)), { gates: 0, instructions: 3 });
      const rounds = step.to - step.from;
      const each = total(step.body);
      // A loop counts and jumps back.
      return { gates: times(built ?? rounds, each).gates, instructions: rounds * (each.instructions + 2) };
    })
    .reduce(plus, NOTHING);
}

/** The least and the most cycles that it takes, those that memory takes apart. */
function cyclesOf({ instruction: { latency }, behaviour, access }: Known): [number, number] {
  // As a load or store of the core: what memory takes comes on top.
  if (access) return [1, 2];
  // What goes on in the background costs who waits for it.
  if (latency.kind === 'combinational' || latency.kind === 'background') return [1, 1];
  if (latency.kind === 'fixed') return [latency.cycles, latency.cycles];
  return [2, roundsIn(behaviour, latency.rounds) + 1];
}

/** Cycles of the outermost loop. */
function roundsIn(behaviour: Known['behaviour'], rounds: number): number {
  const { loop } = timedOf(behaviour)!;
  return Math.ceil((loop.to - loop.from) / rounds);
}

/** The most cycles for which a pipeline waits for it; for what it left going on in the background too. */
export function waitOf(known: Known): number {
  const { latency } = known.instruction;
  if (latency.kind === 'background') return roundsIn(known.behaviour, latency.rounds) + 2;
  return cyclesOf(known)[1];
}

/** Of a table in flip-flops: each word with its decoder and the bit that says that it was written. */
const wordsIn = (depth: number, { width }: { width: number }): number => depth * (FLOP * (width + 1) + 4);

/** The estimate of an instruction of a definition without errors. */
export function estimateOf(known: Known, states: readonly KnownState[]): Estimate {
  const { behaviour, instruction, access } = known;
  const own = total(behaviour.steps, roundsOf(known));
  const work = access ? plus(plus(own, total(makingOf(access).steps)), ACCESS) : own;
  const timed = instruction.latency.kind === 'combinational' ? undefined : timedOf(behaviour);
  const kept = timed ? behaviour.variables.filter(({ name }) => writtenBy(timed.before).has(name)) : [];
  const written = states.filter(({ name }) => behaviour.writes.has(name));
  // A result that comes later is kept with the number of its register until it is written.
  const later = isLater(known) ? 37 : 0;
  const flops = [...kept, ...written].reduce((sum, { type }) => sum + type.width, later);
  const words = tablesWritten(behaviour.steps).reduce(
    (sum, { depth, type }) => sum + wordsIn(depth, type),
    0,
  );
  return {
    cycles: cyclesOf(known),
    software: Math.max(1, Math.round(work.instructions)),
    gates: Math.round(work.gates + FLOP * flops + words),
    levels: Math.max(
      levelsOf(behaviour, instruction.latency),
      access ? levelsOf(makingOf(access), instruction.latency) : 0,
    ),
  };
}
