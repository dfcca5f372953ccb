import type { Library } from '@netloom/soc';
import { fabricDocument, rtlOf } from './config.ts';
import type { FabricConfig } from './config.ts';
import type { Mutant } from './crossbarMutants.ts';
import { librarySources } from './run.ts';

/** Two managers and two memories, whose few IDs meet often, and whose queues are often full. */
export const DUEL: FabricConfig = {
  ...{ name: 'duel', managers: 2, memories: 2, idWidth: 1, transactions: 150 },
  options: { OUTSTANDING: '2' },
};

/** All sources of some configurations, by their names. */
export function sourcesOf(configs: readonly FabricConfig[], library: Library): Record<string, string> {
  const own = configs.flatMap((config) => rtlOf(fabricDocument(config), library));
  return {
    ...librarySources(library),
    ...Object.fromEntries(own.map(({ path, text }) => [path.split('/').at(-1)!, text])),
  };
}

/** The same with a fault. @throws when the text has no such place. */
export function mutated(
  sources: Readonly<Record<string, string>>,
  [file, find, replacement]: Mutant,
): Record<string, string> {
  const text = sources[file]!.replace(find, () => replacement);
  if (text === sources[file]) throw new Error(`${file} has no ${String(find)}`);
  return { ...sources, [file]: text };
}
