import type { Command, CommandSet } from './command.ts';

/** A line of a help sheet: the key of a title in the texts, and chords. */
export interface KeyRow {
  title: string;
  keys: readonly string[];
}

/** The commands of a set that have keys, or those of some ids. */
export function keyRows<T, C extends Command<T>>(
  { title, commands, byId }: CommandSet<T, C>,
  ids: readonly string[] = commands.map(({ id }) => id),
): KeyRow[] {
  return ids
    .map((id) => ({ title: title(id), keys: byId.get(id)?.keys ?? [] }))
    .filter(({ keys }) => keys.length > 0);
}
