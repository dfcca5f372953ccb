import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import { tablesOf } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import { isBehindBreak, placeIn } from '../rtl/indexSlice.ts';
import { tablesWritten, timedOf } from '../rtl/shape.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';

/** Read ports of a table. */
const MOST_PORTS = 4;
const WORD = 32;

/** What keeps the tables of a definition from being built. */
export function checkTables(insn: Insn, sound: readonly Sound[]): Diagnostic[] {
  return tablesOf(insn).flatMap(({ name, type: { width } }) => {
    const problem = (said: Worded) => [documentProblem({ code: 'INSN-TABLE', said, at: ['states', name] })];
    const isIn = (of: 'reads' | 'writes') => sound.some(({ behaviour }) => behaviour[of].has(name));
    const isWhole = sound.length === Object.keys(insn.instructions).length;
    return [
      ...(width > WORD ? problem(say('insn-table/wide', { bits: width })) : []),
      ...(isWhole && !isIn('reads') ? problem(say('insn-table/unread', { name })) : []),
      ...(isWhole && !isIn('writes') ? problem(say('insn-table/unwritten', { name })) : []),
    ];
  });
}

/** What keeps an instruction from using the tables as it does. */
export function checkLookups({ instructions }: Insn, sound: Sound): Diagnostic[] {
  const { name, behaviour, access } = sound;
  const { latency, systemVerilog } = instructions[name]!;
  const { lookups, steps } = behaviour;
  if (lookups.length === 0 && tablesWritten(steps).length === 0) return [];
  const problem = (said: Worded, ...at: string[]) =>
    documentProblem({ code: 'INSN-TABLE', said, at: ['instructions', name, ...at] });
  return [
    ...(latency.kind === 'background' ? [problem(say('insn-table/background', {}), 'latency')] : []),
    ...(access ? [problem(say('insn-table/memory', {}), 'memory')] : []),
    ...(systemVerilog ? [problem(say('insn-table/own', {}), 'systemVerilog')] : []),
    ...[...ports(sound), ...ways(sound, roundsOf(instructions[name]!, sound))].map((said) =>
      problem(said, 'behaviour'),
    ),
  ];
}

function ports({ behaviour: { lookups } }: Sound): Worded[] {
  return [...new Set(lookups.map(({ table }) => table.name))].flatMap((name) => {
    const count = lookups.filter(({ table }) => table.name === name).length;
    return count > MOST_PORTS ? [say('insn-table/ports', { name, count, most: MOST_PORTS })] : [];
  });
}

/** Rounds of the outermost loop in a cycle; undefined where all is one cycle. */
function roundsOf({ latency }: Insn['instructions'][string], { behaviour }: Sound): number | undefined {
  const timed = timedOf(behaviour);
  if (latency.kind === 'combinational' || !timed) return undefined;
  if (latency.kind !== 'fixed') return latency.rounds;
  return (timed.loop.to - timed.loop.from) / (latency.cycles - 1);
}

/** Indexes that would have to be known before they are, and words that would change too early. */
function ways({ behaviour }: Sound, rounds: number | undefined): Worded[] {
  const { lookups, steps } = behaviour;
  const early = rounds === undefined ? [] : tablesWritten(timedOf(behaviour)!.before);
  return [
    ...early.map(({ name }) => say('insn-table/early', { name })),
    ...lookups.flatMap((lookup) => {
      const { name } = lookup.table;
      const place = rounds === undefined ? undefined : placeIn(behaviour, lookup);
      const isInRounds = rounds === undefined ? lookup.loops > 0 : place !== 'before' && rounds !== 1;
      if (isInRounds || lookup.loops > 1) return [say('insn-table/rounds', { name })];
      return isBehindBreak({ ...behaviour, steps }, lookup) ? [say('insn-table/left', { name })] : [];
    }),
  ];
}
