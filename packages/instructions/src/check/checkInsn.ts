import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { loadedOf, surroundingsOf } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import { fieldsOf } from '../encoding/fields.ts';
import type { Behaviour } from '../language/behaviour.ts';
import { understandAccess } from '../language/access.ts';
import type { Access } from '../language/access.ts';
import { codeOf, LanguageError } from '../language/problem.ts';
import { understand } from '../language/understand.ts';
import { checkBackground } from './background.ts';
import { checkEffects } from './effects.ts';
import { checkEncodings } from './encodings.ts';
import { checkExamples } from './examples.ts';
import { checkLatency } from './latency.ts';
import { checkMemory } from './memory.ts';
import { checkNames } from './names.ts';
import { checkOwn } from './own.ts';
import { checkPattern } from './patterns.ts';
import { checkStates } from './states.ts';
import { checkStatus } from './status.ts';
import { checkLookups, checkTables } from './tables.ts';

/** An instruction whose encoding and behaviour can be read. */
export interface Sound {
  name: string;
  behaviour: Behaviour;
  access: Access | undefined;
}

/** Everything that is wrong with a definition by itself; errors keep it from being generated. */
export function checkInsn(insn: Insn): Diagnostic[] {
  const names = Object.keys(insn.instructions);
  const patterns = names.map((name) => ({ name, problems: checkPattern(insn, name) }));
  const readable = patterns.filter(({ problems }) => problems.length === 0).map(({ name }) => name);
  const found = readable.map((name) => behaviourOf(insn, name));
  const sound = found.flatMap(({ sound: each }) => (each ? [each] : []));
  return [
    ...checkNames(insn),
    ...patterns.flatMap(({ problems }) => problems),
    ...checkEncodings(insn, readable),
    ...found.flatMap(({ problems }) => problems),
    ...sound.flatMap((each) => [
      ...checkEffects(insn, each),
      ...checkLatency(insn, each),
      ...checkLookups(insn, each),
      ...checkOwn(insn, each),
    ]),
    ...checkStates(insn, sound),
    ...checkTables(insn, sound),
    ...checkStatus(insn),
    ...checkBackground(insn, sound),
    ...sound.flatMap((each) => checkExamples(insn, each)),
  ];
}

function behaviourOf(insn: Insn, name: string): { sound?: Sound; problems: Diagnostic[] } {
  const instruction = insn.instructions[name]!;
  const { encoding, behaviour: lines, memory } = instruction;
  const around = surroundingsOf(insn, fieldsOf(encoding));
  const problems = checkMemory(insn, name, around);
  try {
    const operands = [...around.operands, ...loadedOf(instruction)];
    const behaviour = understand(lines, { ...around, operands });
    if (problems.length > 0) return { problems };
    return { sound: { name, behaviour, access: memory && understandAccess(memory, around) }, problems };
  } catch (error) {
    if (!(error instanceof LanguageError)) throw error;
    const at = ['instructions', name, 'behaviour', String(error.line - 1)];
    return { problems: [...problems, documentProblem({ code: codeOf(error), said: error.said, at })] };
  }
}
