import { STANDARD_INSTRUCTIONS } from '@netloom/core/custom';
import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import { tablesOf, wordOfName } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import { isOwn, keywordOf } from '../language/reserved.ts';
import { say } from '../wording/sentences.ts';

/** Names that assemblers know without any being an instruction of a core of ours (psABI, table of pseudoinstructions). */
const PSEUDO = new Set(
  'nop li la lla mv not neg negw seqz snez sltz sgtz beqz bnez blez bgez bltz bgtz bgt ble bgtu bleu j jr ret call tail rdinstret rdcycle rdtime csrr csrw csrs csrc csrwi csrsi csrci sext.b sext.h zext.b zext.h zext.w pause unimp'.split(
    ' ',
  ),
);
const STANDARD = new Set([...STANDARD_INSTRUCTIONS.map(({ name }) => name), ...PSEUDO]);
/** F, D and compressed instructions, and those of vectors. */
const isReserved = (name: string) => STANDARD.has(name) || /^(c\.|f[a-z]+\.[sdhq]|v[a-z]+\.[vi])/.test(name);

/** Names of the definition that its text cannot have. */
export function checkNames(insn: Insn): Diagnostic[] {
  const names = Object.keys(insn.instructions);
  return [
    ...keyword(insn.name, ['name']),
    ...Object.keys(insn.states).flatMap((name) => [
      ...keyword(name, ['states', name]),
      ...(isOwn(name) || isNetOfTable(insn, name) || isNetOfOutput(insn, name)
        ? [problem('INSN-NAME', say('insn-name-own', { name }), ['states', name])]
        : []),
    ]),
    ...names.flatMap((name) => {
      if (!isReserved(name)) return [];
      return [problem('INSN-NAME', say('insn-standard-name', { name }), ['instructions', name])];
    }),
    ...meetings(names),
  ];
}

/** Nets of tables begin with the names of these. */
const isNetOfTable = (insn: Insn, name: string) =>
  tablesOf(insn).some(
    ({ name: table }) =>
      name.startsWith(`${table}_`) &&
      /^(at|set|next|written|at_\d|word_\d)$/.test(name.slice(table.length + 1)),
  );

/** So does the one that tells of a write. */
const isNetOfOutput = (insn: Insn, name: string) =>
  name.endsWith('_set') && insn.states[name.slice(0, -4)]?.output === true;

const problem = (code: string, said: Worded, at: string[]) => documentProblem({ code, said, at });

function keyword(name: string, at: string[]): Diagnostic[] {
  const language = keywordOf(name);
  return language === undefined ? [] : [problem('INSN-KEYWORD', say('insn-keyword', { name, language }), at)];
}

function meetings(names: readonly string[]): Diagnostic[] {
  return names.flatMap((name, index) => {
    const word = wordOfName(name);
    const other = names.slice(0, index).find((each) => wordOfName(each) === word);
    if (other === undefined) return [];
    return [problem('INSN-NAME', say('insn-names-meet', { name, other, word }), ['instructions', name])];
  });
}
