import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { typeOf } from '../language/type.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';
import { savesOf, tableSavesOf } from './saves.ts';

/** States that a change of context keeps can be read and written back as a whole. */
export function checkStates({ states }: Insn, sound: readonly Sound[]): Diagnostic[] {
  return Object.entries(states).flatMap(([name, { type, context, depth, output = false }]) => {
    const at = ['states', name];
    const moved = output ? outputProblem(name, depth !== undefined, context === 'saved') : undefined;
    if (moved) return [documentProblem({ code: 'INSN-OUTPUT', said: moved, at })];
    if (depth !== undefined) {
      if (context === 'shared' || tableSavesOf(name, sound)) return [];
      return [documentProblem({ code: 'INSN-STATE', said: say('insn-table/unsaved', { state: name }), at })];
    }
    const users = sound.filter(({ behaviour, access }) =>
      [behaviour.reads, behaviour.writes, access?.reads].some((names) => names?.has(name)),
    );
    if (users.length === 0)
      return [
        documentProblem({
          code: 'INSN-STATE',
          severity: 'warning',
          said: say('insn-state-unused', { state: name }),
          at,
        }),
      ];
    if (context === 'shared' || savesOf(name, typeOf(type)!.width, users)) return [];
    return [documentProblem({ code: 'INSN-STATE', said: say('insn-state-unsaved', { state: name }), at })];
  });
}

/** A port shows one value, and no change of context moves it. */
function outputProblem(state: string, isTable: boolean, isSaved: boolean): Worded | undefined {
  if (isTable) return say('insn-output/table', { state });
  return isSaved ? say('insn-output/saved', { state }) : undefined;
}
