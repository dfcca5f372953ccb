import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Commands } from './Toolbar.tsx';

interface Chosen {
  /** Opens the one file that is chosen; undefined when there is none or more. */
  open: (() => void) | undefined;
  some: boolean;
  mayEdit: boolean;
}

/** The context menu of the files that are chosen, or of the folder. */
export function useMenuItems(commands: Commands, { open, some, mayEdit }: Chosen): MenuProps['items'] {
  const { t } = useTranslation('catalogue');
  const item = (key: string, label: string, onClick: (() => void) | undefined) => ({
    key,
    label,
    disabled: onClick === undefined,
    onClick,
    danger: key === 'delete',
  });
  return [
    ...(open ? [item('open', t('open'), open)] : []),
    item('download', some ? t('download') : t('downloadAll'), commands.download),
    ...(mayEdit
      ? [
          item('create', t('createFolder'), commands.create),
          item('rename', t('rename'), commands.rename),
          item('move', t('moveTo'), commands.move),
          item('delete', t('delete'), commands.remove),
        ]
      : []),
    item('permission', t('permission.action'), commands.permission),
  ];
}
