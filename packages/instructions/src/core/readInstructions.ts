import { instructionsOf } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import { checkInsn } from '../check/checkInsn.ts';
import { wordsIn } from '../check/encodings.ts';
import type { Insn } from '../document/insn.ts';
import { insnKind } from '../document/insnKind.ts';
import { commonWord, hexWord } from '../encoding/overlap.ts';
import type { Words } from '../encoding/overlap.ts';
import { say } from '../wording/sentences.ts';
import { addressOf } from './context.ts';
import { wordOfName } from './understood.ts';

/** The text of a file of the project; undefined where there is none. */
type ReadText = (path: string) => Promise<string | undefined>;

interface Resolved {
  insns: Insn[];
  diagnostics: Diagnostic[];
}

const problem = (index: number, said: Worded) =>
  documentProblem({ code: 'INSN-CORE', said, at: ['instructions', String(index)] });

/** Reads the definitions that a core names, and holds them against each other and the core's own instructions. */
export async function readInstructions(options: CoreOptions, read: ReadText): Promise<Resolved> {
  const files = options.instructions ?? [];
  const each = await Promise.all(files.map((file, index) => readOne(file, index, read)));
  const insns = each.flatMap(({ insn }) => insn ?? []);
  const diagnostics = each.flatMap((one) => one.diagnostics);
  if (diagnostics.length > 0) return { insns, diagnostics };
  return { insns, diagnostics: meetings(options, files, insns) };
}

async function readOne(file: string, index: number, read: ReadText) {
  const text = await read(file);
  if (text === undefined) return { diagnostics: [problem(index, say('insn-core/missing', { file }))] };
  const { document: insn, diagnostics } = insnKind.read(text, file);
  const found = [...diagnostics, ...(insn ? checkInsn(insn) : [])];
  const first = found.find(({ severity }) => severity === 'error');
  if (!first && insn) return { insn, diagnostics: [] };
  const said = say('insn-core/broken', { file, first: first?.message ?? '' });
  return { diagnostics: [problem(index, said)] };
}

/** Words and names that two have: of two files, or of a file and the core. */
function meetings(options: CoreOptions, files: readonly string[], insns: readonly Insn[]): Diagnostic[] {
  const taken: Words[] = instructionsOf(options);
  const names = new Map<string, string>();
  const statuses = new Map<number | string, string>();
  const states = new Map<string, string>();
  return insns.flatMap((insn, index) => {
    const own = wordsIn(insn, Object.keys(insn.instructions));
    const found = [
      ...overlaps(own, taken, index),
      ...twice(own, names, files[index]!, index),
      ...statusProblems(options, insn, statuses, files[index]!, index),
      ...stateTwice(insn, states, files[index]!, index),
    ];
    taken.push(...own);
    for (const { name } of own) names.set(wordOfName(name), files[index]!);
    return found;
  });
}

function overlaps(own: readonly Words[], taken: readonly Words[], index: number): Diagnostic[] {
  return own.flatMap((each) =>
    taken.flatMap((other) => {
      const word = commonWord(each, other);
      if (word === undefined) return [];
      const said = { word: hexWord(word), name: each.name, other: other.name };
      return [problem(index, say('insn-overlap/core', said))];
    }),
  );
}

/** A status needs CSRs, and an address and, in whichever letters, a name of its own. */
function statusProblems(
  { base }: CoreOptions,
  { name, status }: Insn,
  taken: Map<number | string, string>,
  file: string,
  index: number,
): Diagnostic[] {
  if (status === undefined) return [];
  if (!base.zicsr) return [problem(index, say('insn-status/no-csrs', { file }))];
  const keys = [addressOf(status), name.toUpperCase()];
  const other = keys.map((key) => taken.get(key)).find((each) => each !== undefined);
  for (const key of keys) taken.set(key, file);
  return other === undefined
    ? []
    : [problem(index, say('insn-status/taken', { file, other, address: status }))];
}

/** Two definitions may have states whose names are one behind that of the definition. */
function stateTwice({ name, states }: Insn, taken: Map<string, string>, file: string, index: number) {
  const words = Object.entries(states).flatMap(([state, { output }]) => {
    const word = `state_${name}_${state}`;
    return output ? [word, `${word}_set`] : [word];
  });
  const found = words.flatMap((word) => {
    const other = taken.get(word);
    return other === undefined ? [] : [problem(index, say('insn-core/state-twice', { file, other, word }))];
  });
  for (const word of words) taken.set(word, file);
  return found;
}

function twice(own: readonly Words[], names: ReadonlyMap<string, string>, file: string, index: number) {
  return own.flatMap(({ name }) => {
    const other = names.get(wordOfName(name));
    return other === undefined ? [] : [problem(index, say('insn-core/twice', { name, file, other }))];
  });
}
