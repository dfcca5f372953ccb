import { savesOf } from '../check/saves.ts';
import { knownOf, statesOf } from '../core/understood.ts';
import type { KnownState } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';

/** Words of memory that a state takes in a context. */
const wordsOf = ({ type: { width } }: KnownState) => Math.ceil(width / 32);

/** States that a context keeps, with the instructions that read and write them. */
function savedOf(insn: Insn) {
  const known = knownOf(insn);
  return statesOf(insn).flatMap((state) => {
    if (insn.states[state.name]!.context !== 'saved') return [];
    const saves = savesOf(state.name, state.type.width, known);
    return saves ? [{ state, saves }] : [];
  });
}

/** `<name>_context.S`: saves and restores the states at the address in a0, for a scheduler; undefined without any. */
export function contextText(insn: Insn): string | undefined {
  const saved = savedOf(insn);
  if (saved.length === 0) return undefined;
  let offset = 0;
  const save: string[] = [];
  const restore: string[] = [];
  for (const { state, saves } of saved) {
    saves.reads.forEach((read, word) => save.push(`  ${read} t0`, `  sw t0, ${offset + 4 * word}(a0)`));
    const registers = ['t0', 't1'].slice(0, wordsOf(state));
    registers.forEach((register, word) => restore.push(`  lw ${register}, ${offset + 4 * word}(a0)`));
    restore.push(`  ${saves.write} ${registers.join(', ')}`);
    offset += 4 * wordsOf(state);
  }
  return [
    `# A context has ${offset} bytes for the states of ${insn.name}; a0 is their address, t0 and t1 are lost.`,
    `.include "${insn.name}_insn.inc"`,
    '.text',
    ...['save', 'restore'].flatMap((what) => [
      `.globl ${insn.name}_${what}`,
      `${insn.name}_${what}:`,
      ...(what === 'save' ? save : restore),
      '  ret',
    ]),
    '',
  ].join('\n');
}
