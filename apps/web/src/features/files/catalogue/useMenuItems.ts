import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../commands/chord.ts';
import { isPossible } from '../../../commands/command.ts';
import { EDITING, catalogueCommands } from './catalogueCommands.ts';
import type { CatalogueTargets } from './catalogueCommands.ts';

/** The context menu of the files that are chosen, or of the folder. `open` opens the one that is chosen. */
export function useMenuItems(targets: CatalogueTargets, open: (() => void) | undefined): MenuProps['items'] {
  const { t } = useTranslation('catalogue');
  const item = (id: string, label: string) => {
    const command = catalogueCommands.byId.get(id)!;
    const chord = command.keys?.[0];
    return {
      key: id,
      label,
      extra: chord && shortcutText(chord),
      disabled: !isPossible(command, targets),
      danger: id === 'delete',
      onClick: () => command.run(targets),
    };
  };
  const items = [
    item('download', t(targets.chosen.length > 0 ? 'download' : 'downloadAll')),
    item('createFolder', t('createFolder')),
    item('rename', t('rename')),
    item('moveTo', t('moveTo')),
    item('delete', t('delete')),
    item('permission', t('permission.action')),
  ];
  return [
    ...(open ? [{ key: 'open', label: t('open'), onClick: open }] : []),
    ...items.filter(({ key }) => targets.mayEdit || !EDITING.has(key)),
  ];
}
