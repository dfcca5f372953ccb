import { documentProblem } from '@netloom/model';
import type { Diagnostic, Severity, Worded } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { levelsOf } from '../estimate/levels.ts';
import { timedOf } from '../rtl/shape.ts';
import { canBreak } from '../rtl/stepText.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';

/** Levels of logic after an adder that fit into a cycle of the pipelines without being its slowest path. */
const MANY_LEVELS = 60;

/** Whether the behaviour fits into the cycles that it is given. */
export function checkLatency({ instructions }: Insn, { name, behaviour }: Sound): Diagnostic[] {
  const { latency } = instructions[name]!;
  const problem = (said: Worded, severity: Severity = 'error') => [
    documentProblem({ code: 'INSN-LATENCY', severity, said, at: ['instructions', name, 'latency'] }),
  ];
  const levels = levelsOf(behaviour, latency);
  const slow = levels > MANY_LEVELS ? problem(say('insn-latency/levels', { levels }), 'warning') : [];
  if (latency.kind === 'combinational') return slow;
  const timed = timedOf(behaviour);
  if (!timed) return problem(say('insn-latency/loop', {}));
  const rounds = timed.loop.to - timed.loop.from;
  const breaks = canBreak(timed.loop.body);
  if (latency.kind === 'variable') {
    const cycles = Math.ceil(rounds / latency.rounds) + 1;
    return breaks ? slow : [...problem(say('insn-latency/variable', { cycles })), ...slow];
  }
  if (latency.kind === 'background') return slow;
  if (breaks) return problem(say('insn-latency/break', {}));
  const cycles = latency.cycles - 1;
  return rounds % cycles === 0 ? slow : problem(say('insn-latency/divide', { rounds, cycles }));
}
