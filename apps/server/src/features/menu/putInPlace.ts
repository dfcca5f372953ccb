import type { Database } from '../../database/index.ts';
import { listEntries, updateEntry } from './repository.ts';
import type { MenuRecord } from './repository.ts';

/** Moves an entry to a place among its siblings, from 0, and numbers them anew. Answers all entries then. */
export async function putInPlace(
  transaction: Database,
  menuId: number,
  place: number,
): Promise<MenuRecord[]> {
  const entries = await listEntries(transaction);
  const moved = entries.find((entry) => entry.menuId === menuId)!;
  const siblings = entries.filter((entry) => entry.parentId === moved.parentId && entry !== moved);
  for (const [position, entry] of siblings.toSpliced(place, 0, moved).entries()) {
    if (entry.position !== position) await updateEntry(transaction, entry.menuId, { position });
  }
  return listEntries(transaction);
}
