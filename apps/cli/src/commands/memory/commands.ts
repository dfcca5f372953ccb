import type { Memory } from '@netloom/memory';
import { command } from '../../command.ts';
import type { Outcome } from '../../report.ts';
import type { BlockSubject } from '../block/subject.ts';

const files = ['the memory'];

/** A memory, as the verbs of `netloom memory` find it. */
export type MemorySubject = BlockSubject<Memory>;

async function withMemory(
  path: string,
  work: (subject: MemorySubject) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const [{ memoryKind }, { withBlock }] = await Promise.all([
    import('@netloom/memory'),
    import('../block/subject.ts'),
  ]);
  return withBlock(memoryKind, path, work);
}

const check = command({
  name: 'memory check',
  usage: `
  memory check    <name>.memory.json            every problem of a memory; exit code 1 on errors`,
  options: {},
  files,
  run: async (_values, [path]) => withMemory(path!, (await import('./checkMemory.ts')).checkMemoryCommand),
});

const plan = command({
  name: 'memory plan',
  usage: `
  memory plan     <name>.memory.json            what it can be made of by cost, and why each other macro is refused`,
  options: {},
  files,
  run: async (_values, [path]) => withMemory(path!, (await import('./planMemory.ts')).planMemoryCommand),
});

const contents = command({
  name: 'memory contents',
  usage: `
  memory contents <name>.memory.json <file>     puts the words of a hex, raw or ELF file into the memory, to start with
                                                [--format hex|bytes|bin|elf] [--base <address of the first word>]`,
  options: { format: { type: 'string' }, base: { type: 'string' } },
  files: ['the memory', 'a file'],
  run: async (values, [path, file]) => {
    const { takeContentsCommand } = await import('./takeContents.ts');
    return withMemory(path!, (subject) => takeContentsCommand(subject, file!, values));
  },
});

const generate = command({
  name: 'memory generate',
  usage: `
  memory generate <name>.memory.json            RTL of the wrapper, its descriptor and its document beside it
                                                [--output <folder>] [--overwrite]`,
  options: { output: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  files,
  run: async (values, [path]) => {
    const { generateBlock } = await import('../block/generateBlock.ts');
    return withMemory(path!, (subject) => generateBlock(subject, values));
  },
});

export const memoryCommands = [check, plan, contents, generate];
