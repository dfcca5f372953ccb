import { savesOf, tableSavesOf } from '../check/saves.ts';
import { knownOf, statesOf, tablesOf } from '../core/understood.ts';
import { wrap } from '../language/type.ts';
import type { KnownState, KnownTable } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';

/** Words of memory that a state takes in a context. */
const wordsOf = ({ type: { width } }: KnownState) => Math.ceil(width / 32);

/** States that a context keeps, with the instructions that read and write them; tables last. */
function savedOf(insn: Insn) {
  const known = knownOf(insn);
  const registers = statesOf(insn).flatMap((state) => {
    const saves = state.isSaved && savesOf(state.name, state.type.width, known);
    return saves ? [{ state, saves }] : [];
  });
  const tables = tablesOf(insn).flatMap((table) => {
    const saves = table.isSaved && tableSavesOf(table.name, known);
    return saves ? [{ table, saves }] : [];
  });
  return { registers, tables };
}

interface Lines {
  bytes: number;
  save: string[];
  restore: string[];
  /** Leaves the states as they are at reset. */
  clear: string[];
  hasTables: boolean;
}

/** Code that takes the states to memory and back, from `start` on. */
function linesOf(
  name: string,
  { registers: saved, tables }: ReturnType<typeof savedOf>,
  start: number,
): Lines {
  const lines: Lines = { bytes: start, save: [], restore: [], clear: [], hasTables: tables.length > 0 };
  for (const { state, saves } of saved) {
    const at = (word: number) => `${lines.bytes + 4 * word}(a0)`;
    const registers = ['t0', 't1'].slice(0, wordsOf(state));
    const write = `  ${saves.write} ${registers.join(', ')}`;
    const first = (word: number) => `0x${BigInt.asUintN(32, state.reset >> BigInt(32 * word)).toString(16)}`;
    saves.reads.forEach((read, word) => lines.save.push(`  ${read} t0`, `  sw t0, ${at(word)}`));
    lines.restore.push(...registers.map((register, word) => `  lw ${register}, ${at(word)}`), write);
    lines.clear.push(...registers.map((register, word) => `  li ${register}, ${first(word)}`), write);
    lines.bytes += 4 * wordsOf(state);
  }
  for (const { table, saves } of tables) {
    const label = `.L${name}_${table.name}`;
    const write = `  ${saves.write} t0, t1`;
    const first = `0x${BigInt.asUintN(32, wrap(table.type, table.reset)).toString(16)}`;
    const from = [`  li a1, ${lines.bytes}`, '  add a1, a1, a0'];
    const next = '  addi a1, a1, 4';
    lines.save.push(
      ...from,
      ...each(`${label}_save`, table, [`  ${saves.reads[0]} t1, t0`, '  sw t1, 0(a1)', next]),
    );
    lines.restore.push(...from, ...each(`${label}_load`, table, ['  lw t1, 0(a1)', write, next]));
    lines.clear.push(`  li t1, ${first}`, ...each(`${label}_clear`, table, [write]));
    lines.bytes += 4 * table.depth;
  }
  return lines;
}

/** The lines for each number of a word, which is in t0. */
const each = (label: string, { depth }: KnownTable, lines: readonly string[]): string[] => [
  `  li a2, ${depth}`,
  '  li t0, 0',
  `${label}:`,
  ...lines,
  '  addi t0, t0, 1',
  `  bne t0, a2, ${label}`,
];

/** `<name>_context.S`: saves and restores the states at the address in a0, for a scheduler; undefined without any. */
export function contextText(insn: Insn): string | undefined {
  const saved = savedOf(insn);
  if (saved.registers.length + saved.tables.length === 0) return undefined;
  return insn.status === undefined
    ? always(insn.name, linesOf(insn.name, saved, 0))
    : whenDirty(insn.name, linesOf(insn.name, saved, 4));
}

const routine = (name: string, lines: readonly string[]) => [`.globl ${name}`, `${name}:`, ...lines, '  ret'];

const file = (name: string, comment: readonly string[], lines: readonly string[]) =>
  [...comment.map((line) => `# ${line}`), `.include "${name}_insn.inc"`, '.text', ...lines, ''].join('\n');

const always = (name: string, { bytes, save, restore, hasTables }: Lines) =>
  file(
    name,
    [
      `A context has ${bytes} bytes for the states of ${name}; a0 is their address, ${hasTables ? 't0, t1, a1 and a2' : 't0 and t1'} are lost.`,
    ],
    [...routine(`${name}_save`, save), ...routine(`${name}_restore`, restore)],
  );

/** With a status only what is dirty is saved, and the status of each context is kept in its first word. */
function whenDirty(name: string, { bytes, save, restore, clear, hasTables }: Lines): string {
  const status = `${name.toUpperCase()}_STATUS`;
  const [kept, load, done] = ['kept', 'load', 'done'].map((label) => `.L${name}_${label}`);
  return file(
    name,
    [
      `A context has ${bytes} bytes for the states of ${name}; a0 is their address, t0 to t2${hasTables ? ', a1 and a2' : ''} are lost. The first word is`,
      'the status: a new context begins with 1, whose states are those at reset, or with 0, where they are not to be used.',
      'Restored is where the context was saved: what is clean stands there already.',
    ],
    [
      '.option arch, +zicsr',
      ...routine(`${name}_save`, [
        `  csrr t0, ${status}`,
        '  li t1, 3',
        `  bne t0, t1, ${kept}`,
        ...save,
        '  li t0, 2',
        `  csrw ${status}, t0`,
        `${kept}:`,
        '  sw t0, 0(a0)',
      ]),
      ...routine(`${name}_restore`, [
        '  lw t2, 0(a0)',
        `  beqz t2, ${done}`,
        '  # States that are off cannot be written.',
        `  csrwi ${status}, 1`,
        '  li t0, 1',
        `  bne t2, t0, ${load}`,
        ...clear,
        `  j ${done}`,
        `${load}:`,
        ...restore,
        '  li t2, 2',
        `${done}:`,
        `  csrw ${status}, t2`,
      ]),
    ],
  );
}
