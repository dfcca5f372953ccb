import type { Problem } from '../../http/problem.ts';
import { warning } from '../../http/problem.ts';
import { isGroup, parentsOf } from './menuTree.ts';
import type { MenuRecord } from './repository.ts';

/** Screens without which nobody finds back: of the menu itself, and where everybody's first way leads. */
export const KEPT_SCREENS = ['menus', 'profile'];

/** @throws a 601 when the menu with `entry` in it (or in place of the one of its id) would make no sense. */
export function checkEntry(entry: MenuRecord, others: MenuRecord[]): void {
  checkParent(entry, others);
  if ((entry.kind === 'link') !== (entry.url !== null)) {
    throw bad('url', entry.kind === 'link' ? 'a link needs an address' : 'only a link has an address');
  }
  if (!entry.builtIn && entry.title === '') throw bad('title', 'expected a name');
  if (entry.affix && (isGroup(entry) || entry.hidden)) {
    throw bad('affix', 'only an entry that opens a page of its own can have a fixed tab');
  }
  checkKept([...others.filter(({ menuId }) => menuId !== entry.menuId), entry]);
}

function checkParent(entry: MenuRecord, others: MenuRecord[]): void {
  if (entry.parentId === null) return;
  const parent = others.find(({ menuId }) => menuId === entry.parentId);
  if (parent === undefined || !isGroup(parent)) {
    throw bad('parentId', `there is no group ${entry.parentId}`);
  }
  const above = [parent, ...parentsOf(parent, others)];
  if (above.some(({ menuId }) => menuId === entry.menuId)) {
    throw bad('parentId', 'a group cannot lie below itself');
  }
}

function checkKept(entries: MenuRecord[]): void {
  for (const kept of entries.filter(({ screen }) => KEPT_SCREENS.includes(screen ?? ''))) {
    if ([kept, ...parentsOf(kept, entries)].every(({ status }) => status === 0)) continue;
    throw bad('status', `the entry ${kept.titleKey} must stay on: without it nobody finds back`);
  }
}

function bad(field: string, reason: string): Problem {
  return warning(`body.${field}: ${reason}`);
}
