import type { Command } from './command.ts';
import { AREAS } from './commands/index.ts';

interface Found {
  command: Command | undefined;
  /** What was taken for the command's words. */
  words: string;
  /** The arguments without the command's words. */
  rest: string[];
}

/** Finds the command of a command line: its words stand together; options without a value may come first. */
export function commandOf(args: readonly string[]): Found {
  const start = args.findIndex((word) => !word.startsWith('-'));
  if (start < 0) return { command: undefined, words: '', rest: [...args] };
  const known = AREAS.flat();
  for (const count of [2, 1]) {
    const name = args.slice(start, start + count).join(' ');
    const command = known.find((each) => each.name === name);
    const rest = [...args.slice(0, start), ...args.slice(start + count)];
    if (command) return { command, words: name, rest };
  }
  const verbs = known.some(({ name }) => name.startsWith(`${args[start]} `)) ? 2 : 1;
  return { command: undefined, words: args.slice(start, start + verbs).join(' '), rest: [...args] };
}
