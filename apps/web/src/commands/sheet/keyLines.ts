import type { Command, CommandSet } from '../command.ts';
import type { KeyLine } from './KeyList.tsx';

/** The commands of a set that have keys, or those of some ids; `t` gives the text of a title. */
export function keyLines<T, C extends Command<T>>(
  t: (title: string) => string,
  { title, commands, byId }: CommandSet<T, C>,
  ids: readonly string[] = commands.map(({ id }) => id),
): KeyLine[] {
  return ids
    .map((id) => ({ does: t(title(id)), chords: byId.get(id)?.keys ?? [] }))
    .filter(({ chords }) => chords.length > 0);
}
