import type { Behaviour, Step, Table, Variable } from '../language/behaviour.ts';
import { WORD } from '../language/type.ts';
import type { Known, KnownState } from '../core/understood.ts';

type Loop = Step & { kind: 'for' };

/** A behaviour that is executed in time: what comes before its outermost loop, the loop, and what comes after. */
interface Timed {
  before: Step[];
  loop: Loop;
  after: Step[];
}

/** The outermost loop, where there is just one. */
export function timedOf({ steps }: Behaviour): Timed | undefined {
  const loops = steps.filter(({ kind }) => kind === 'for');
  if (loops.length !== 1) return undefined;
  const at = steps.indexOf(loops[0]!);
  return { before: steps.slice(0, at), loop: loops[0] as Loop, after: steps.slice(at + 1) };
}

/** Rounds of the outermost loop that one cycle has. */
export function roundsOf({ instruction: { latency }, behaviour }: Known): number | undefined {
  if (latency.kind === 'combinational') return undefined;
  if (latency.kind !== 'fixed') return latency.rounds;
  const { loop } = timedOf(behaviour)!;
  return (loop.to - loop.from) / (latency.cycles - 1);
}

/** Names that statements may write. */
export function writtenBy(steps: readonly Step[]): Set<string> {
  return new Set(
    steps.flatMap((step): string[] => {
      if (step.kind === 'assign') return [step.name];
      if (step.kind === 'write') return [step.table.name];
      if (step.kind === 'if') return [...writtenBy([...step.then, ...step.otherwise])];
      return step.kind === 'for' ? [...writtenBy(step.body)] : [];
    }),
  );
}

/** Tables that statements write, outside loops. */
export const tablesWritten = (steps: readonly Step[]): Table[] =>
  steps.flatMap((step) => {
    if (step.kind === 'write') return [step.table];
    if (step.kind !== 'if') return [];
    const [then, otherwise] = [tablesWritten(step.then), tablesWritten(step.otherwise)];
    return [...then, ...otherwise.filter((table) => !then.includes(table))];
  });

/** States that an instruction reads or writes. */
export const usedStates = ({ behaviour }: Known, states: readonly KnownState[]): KnownState[] =>
  states.filter(({ name }) => behaviour.reads.has(name) || behaviour.writes.has(name));

export const writtenStates = ({ behaviour }: Known, states: readonly KnownState[]): KnownState[] =>
  states.filter(({ name }) => behaviour.writes.has(name));

/** What statements assign: variables, rd and the next values of states. */
export function assignedNets(known: Known, states: readonly KnownState[]): Variable[] {
  const { behaviour, fields } = known;
  return [
    ...behaviour.variables,
    ...(fields.registers.has('rd') ? [{ name: 'rd', type: WORD }] : []),
    ...writtenStates(known, states),
  ];
}
