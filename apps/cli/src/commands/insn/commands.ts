import type { Insn } from '@netloom/instructions';
import { command } from '../../command.ts';
import type { Outcome } from '../../report.ts';
import type { BlockSubject } from '../block/subject.ts';

const files = ['the definition'];

/** A definition of custom instructions, as the verbs of `netloom insn` find it. */
export type InsnSubject = BlockSubject<Insn>;

async function withInsn(
  path: string,
  work: (subject: InsnSubject) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const [{ insnKind }, { withBlock }] = await Promise.all([
    import('@netloom/instructions'),
    import('../block/subject.ts'),
  ]);
  return withBlock(insnKind, path, work);
}

const check = command({
  name: 'insn check',
  usage: `
  insn check    <name>.insn.json                every problem of custom instructions; exit code 1 on errors`,
  options: {},
  files,
  run: async (_values, [path]) => withInsn(path!, (await import('./checkInsn.ts')).checkInsnCommand),
});

const generate = command({
  name: 'insn generate',
  usage: `
  insn generate <name>.insn.json                header, macros, context, filter of objdump and page beside it
                                                [--output <folder>] [--overwrite]`,
  options: { output: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  files,
  run: async (values, [path]) => {
    const { generateBlock } = await import('../block/generateBlock.ts');
    return withInsn(path!, (subject) => generateBlock(subject, values));
  },
});

const prove = command({
  name: 'insn prove',
  usage: `
  insn prove    <name>.insn.json                whether SystemVerilog of one's own does what the behaviours do, by Yosys`,
  options: {},
  files,
  run: async (_values, [path]) => {
    const [{ proveInsnCommand }, { withTools }] = await Promise.all([
      import('./proveInsn.ts'),
      import('../core/withTools.ts'),
    ]);
    return withTools(() => withInsn(path!, proveInsnCommand));
  },
});

const read = command({
  name: 'insn import',
  usage: `
  insn import   <name>.core_desc                a definition of a text in CoreDSL  [--output <folder>] [--overwrite]`,
  options: { output: { type: 'string', default: '.' }, overwrite: { type: 'boolean', default: false } },
  files: ['the text in CoreDSL'],
  run: async (values, [path]) => (await import('./importCoreDsl.ts')).importCoreDslCommand(path!, values),
});

export const insnCommands = [check, generate, prove, read];
