import { commandSet } from '../../../commands/command.ts';
import type { RowCommand } from '../../../parts/table/rowCommand.ts';
import type { PlacedRow } from './menuRows.ts';

/** An entry of the menu. */
export interface MenuRowTargets {
  row: PlacedRow;
  moving: boolean;
  move: (step: -1 | 1) => void;
  edit: () => void;
  /** Asks before it does. */
  remove: () => void;
}

const whileMoving = ({ moving }: MenuRowTargets) => (moving ? 'menus:isMoving' : undefined);
const isFirst = ({ row }: MenuRowTargets) => (row.index === 0 ? 'menus:isFirst' : undefined);
const isLast = ({ row }: MenuRowTargets) =>
  row.index === row.siblings.length - 1 ? 'menus:isLast' : undefined;

/** The product's own entries can be moved and changed, not deleted. */
function kept({ row }: MenuRowTargets): string | undefined {
  if (row.builtIn) return 'menus:builtIn';
  return row.hasChildren ? 'menus:notEmpty' : undefined;
}

/** What can be done with an entry. */
export const menuRowCommands = commandSet<MenuRowTargets, RowCommand<MenuRowTargets>>(
  (id) => `menus:${id}`,
  [
    {
      id: 'up',
      refusal: (targets) => isFirst(targets) ?? whileMoving(targets),
      run: ({ move }) => move(-1),
    },
    {
      id: 'down',
      refusal: (targets) => isLast(targets) ?? whileMoving(targets),
      run: ({ move }) => move(1),
    },
    { id: 'edit', run: ({ edit }) => edit() },
    { id: 'delete', danger: true, refusal: kept, run: ({ remove }) => remove() },
  ],
);
