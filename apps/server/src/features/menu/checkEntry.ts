import { warning } from '../../http/refuse.ts';
import { isGroup, parentsOf } from './menuTree.ts';
import type { MenuRecord } from './repository.ts';

/** Screens without which nobody finds back: of the menu itself, and where everybody's first way leads. */
export const KEPT_SCREENS = ['menus', 'profile'];

/** @throws a 601 when the menu with `entry` in it (or in place of the one of its id) would make no sense. */
export function checkEntry(entry: MenuRecord, others: MenuRecord[]): void {
  checkParent(entry, others);
  if ((entry.kind === 'link') !== (entry.url !== null)) {
    throw warning(entry.kind === 'link' ? 'link-address-missing' : 'only-link-address', {
      field: 'body.url',
    });
  }
  if (!entry.builtIn && entry.title === '') throw warning('name-expected', { field: 'body.title' });
  if (entry.affix && (isGroup(entry) || entry.hidden)) {
    throw warning('entry-without-page', { field: 'body.affix' });
  }
  checkKept([...others.filter(({ menuId }) => menuId !== entry.menuId), entry]);
}

function checkParent(entry: MenuRecord, others: MenuRecord[]): void {
  if (entry.parentId === null) return;
  const parent = others.find(({ menuId }) => menuId === entry.parentId);
  if (parent === undefined || !isGroup(parent)) {
    throw warning('no-group', { field: 'body.parentId', values: { group: entry.parentId } });
  }
  const above = [parent, ...parentsOf(parent, others)];
  if (above.some(({ menuId }) => menuId === entry.menuId)) {
    throw warning('group-below-itself', { field: 'body.parentId' });
  }
}

function checkKept(entries: MenuRecord[]): void {
  for (const kept of entries.filter(({ screen }) => KEPT_SCREENS.includes(screen ?? ''))) {
    if ([kept, ...parentsOf(kept, entries)].every(({ status }) => status === 0)) continue;
    throw warning('entry-must-stay', { field: 'body.status', values: { entry: kept.titleKey } });
  }
}
