import { saveDeptMenus } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { KEPT_SCREENS } from './checkEntry.ts';
import { parentsOf } from './menuTree.ts';
import { switchersOf } from './policy.ts';
import { changeMenu, memberIds, replaceSwitchedOff } from './repository.ts';
import type { MenuRecord } from './repository.ts';

export const saveDeptMenusRoute = implement(
  saveDeptMenus,
  switchersOf('system:menu:edit', ({ body }: Incoming<typeof saveDeptMenus>) => body.deptId),
  async ({ body: { deptId, off } }, _scope, { database, hub }) => {
    await changeMenu(database, async (entries, transaction) => {
      const chosen = new Set(off);
      checkChosen(chosen, entries);
      await replaceSwitchedOff(transaction, deptId, [...chosen]);
    });
    const members = new Set(await memberIds(database, deptId));
    hub.userChanged(({ userId }) => members.has(userId));
    return null;
  },
);

/** The installation's administration is not a project's matter, or its lead could lock administrators out. */
function checkChosen(off: Set<number>, entries: MenuRecord[]): void {
  const unknown = [...off].find((id) => !entries.some(({ menuId }) => menuId === id));
  if (unknown !== undefined)
    throw warning('no-such-menu-entry', { field: 'body.off', values: { entry: unknown } });
  const kept = entries.filter(
    ({ permission, screen }) => permission?.startsWith('system:') || KEPT_SCREENS.includes(screen ?? ''),
  );
  const needed = kept.flatMap((entry) => [entry, ...parentsOf(entry, entries)]);
  const refused = needed.find(({ menuId }) => off.has(menuId));
  if (refused !== undefined) {
    throw warning('entry-not-off', {
      field: 'body.off',
      values: { entry: refused.title || refused.titleKey },
    });
  }
}
