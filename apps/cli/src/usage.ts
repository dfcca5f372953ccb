import type { Command } from './command.ts';
import { AREAS } from './commands/index.ts';

const textOf = (commands: readonly Command[]) => commands.map(({ usage }) => usage).join('');

const COMMON = `
  --library <folder>   also look here for ip.json and *.soc.json (check, generate, map; may be repeated)
  --json               one JSON object on standard output
  --help               of all commands, or of the one before it
`;

/** Help on these commands; without any, on all. */
export function usageOf(commands: readonly Command[] = []): string {
  const areas = commands.length > 0 ? [commands] : AREAS;
  return `Usage: netloom <command> [options]\n${areas.map(textOf).join('\n')}\n${commands.length > 0 ? '' : COMMON}`;
}
