import type { MenuKind, MenuRow } from '@netloom/contract';
import type { MenuRecord } from './repository.ts';

export function isGroup({ kind }: Pick<MenuRecord, 'kind'>): boolean {
  return kind === 'layout' || kind === 'parent';
}

/** A group is a layout at the top and a parent below. */
export function kindAt(parentId: number | null, kind: MenuKind): MenuKind {
  if (!isGroup({ kind })) return kind;
  return parentId === null ? 'layout' : 'parent';
}

/** The entry's parents, the nearest first; ends where a parent is met again. */
export function parentsOf(entry: MenuRecord, entries: MenuRecord[]): MenuRecord[] {
  const parents: MenuRecord[] = [];
  let parent = entries.find(({ menuId }) => menuId === entry.parentId);
  while (parent !== undefined && !parents.includes(parent)) {
    parents.push(parent);
    const next: number | null = parent.parentId;
    parent = entries.find(({ menuId }) => menuId === next);
  }
  return parents;
}

/** As they are administered: each with its place among its siblings, from 0. */
export function menuRows(entries: MenuRecord[]): MenuRow[] {
  const places = new Map<number | null, number>();
  return entries.map((entry) => {
    const position = places.get(entry.parentId) ?? 0;
    places.set(entry.parentId, position + 1);
    return { ...entry, position };
  });
}
