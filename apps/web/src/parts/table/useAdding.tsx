import { PlusOutlined } from '@ant-design/icons';
import type { Permission } from '@netloom/contract';
import { CommandButton } from '../../commands/button/CommandButton.tsx';
import type { AddingTargets } from '../../commands/addingCommands.ts';
import type { CommandSet } from '../../commands/command.ts';
import { useOffer } from '../../commands/useOffer.ts';
import { usePermissions } from '../permissions.ts';

/**
 * The button that adds to a list, for who has the permission; the palette has it too while the list is shown. It is
 * second beside a button that is the first choice.
 */
export function useAdding(
  set: CommandSet<AddingTargets>,
  permission: Permission,
  add: () => void,
  isSecond = false,
) {
  const targets = { may: usePermissions().any(permission), add };
  useOffer(set, targets);
  if (!targets.may) return null;
  const type = isSecond ? 'default' : 'primary';
  return <CommandButton {...{ set, id: 'add', targets, type }} icon={<PlusOutlined />} />;
}
