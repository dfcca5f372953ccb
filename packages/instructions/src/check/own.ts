import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { faultsIn } from '../own/ownText.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';

/** SystemVerilog of one's own in the place of what the behaviour makes: what keeps it from being a module's body. */
export function checkOwn({ instructions }: Insn, { name, behaviour }: Sound): Diagnostic[] {
  const { systemVerilog } = instructions[name]!;
  if (systemVerilog === undefined) return [];
  const problem = (said: Worded, ...more: string[]) =>
    documentProblem({ code: 'INSN-OWN', said, at: ['instructions', name, 'systemVerilog', ...more] });
  if (behaviour.writes.size === 0) return [problem(say('insn-own/no-operation', {}))];
  if (systemVerilog.every((line) => line.trim() === '')) return [problem(say('insn-own/empty', {}))];
  return faultsIn(systemVerilog).map(({ fault, line, what }) =>
    problem(
      fault === 'comment' ? say('insn-own/comment', {}) : say(`insn-own/${fault}`, { what }),
      String(line),
    ),
  );
}
