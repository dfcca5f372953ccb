import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';

/** What changes in the background is not what memory is accessed with: an access waits for nothing but memory. */
export function checkBackground({ instructions, states }: Insn, sound: readonly Sound[]): Diagnostic[] {
  const accessing = sound.filter(({ access }) => access !== undefined);
  return sound
    .filter(({ name }) => instructions[name]!.latency.kind === 'background')
    .flatMap(({ name, behaviour }) =>
      Object.keys(states).flatMap((state) => {
        const isUsed = (sets: (ReadonlySet<string> | undefined)[]) => sets.some((each) => each?.has(state));
        if (!isUsed([behaviour.reads, behaviour.writes])) return [];
        const other = accessing.find((each) =>
          isUsed([each.behaviour.reads, each.behaviour.writes, each.access?.reads]),
        );
        if (!other) return [];
        const said = say('insn-latency/access', { state, other: other.name });
        return [documentProblem({ code: 'INSN-LATENCY', said, at: ['instructions', name, 'latency'] })];
      }),
    );
}
