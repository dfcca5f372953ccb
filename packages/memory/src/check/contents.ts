import { documentProblem, fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import { readWords } from '../contents/readWords.ts';
import type { Contents, Memory } from '../document/memory.ts';
import { say } from '../wording/sentences.ts';

/** Contents are large and do not change with the rest of the request: what they read as is kept. */
const known = new WeakMap<Contents, { of: string; problem: Worded | undefined }>();

function problemOf(contents: Contents, { depth, width }: Memory): Worded | undefined {
  const of = `${depth} ${width}`;
  let found = known.get(contents);
  if (found?.of !== of) {
    const read = readWords(contents.lines, { depth, width });
    known.set(contents, (found = { of, problem: 'message' in read ? read : undefined }));
  }
  return found.problem;
}

/** Whether the words fit, and whether what the memory is made of can start with them. */
export function checkContents(memory: Memory): Diagnostic[] {
  const { contents, target } = memory;
  if (contents === undefined) return [];
  const said = problemOf(contents, memory);
  const fix = fixOf(say('MEM-CONTENTS/fix', {}), [{ pointer: pointerOf('contents') }]);
  if (said !== undefined) return [documentProblem({ code: 'MEM-CONTENTS', said, at: ['contents'], fix })];
  if (target !== 'macros') return [];
  const warning = { severity: 'warning' as const, said: say('MEM-CONTENTS-MACROS', {}) };
  return [documentProblem({ code: 'MEM-CONTENTS-MACROS', ...warning, at: ['contents'], fix })];
}
