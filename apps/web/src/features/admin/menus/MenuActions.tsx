import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { deleteMenu } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { RowCommands } from '../../../parts/table/RowCommands.tsx';
import { menuRowCommands } from './menuRowCommands.ts';
import type { PlacedRow } from './menuRows.ts';
import { changeEntry, refreshMenu } from './saveEntry.ts';
import { useMenuTitle } from './useMenuTitle.ts';

interface MenuActionsProps {
  row: PlacedRow;
  onEdit: (row: PlacedRow) => void;
}

const ICONS = {
  up: <ArrowUpOutlined />,
  down: <ArrowDownOutlined />,
  edit: <EditOutlined />,
  delete: <DeleteOutlined />,
};

/** Buttons of an entry's row. */
export function MenuActions({ row, onEdit }: MenuActionsProps) {
  const { t } = useTranslation('menus');
  const confirm = useConfirm();
  const name = useMenuTitle()(row);
  const [moving, setMoving] = useState(false);
  const remove = useCallMutation(deleteMenu, { onSuccess: refreshMenu });

  async function move(step: -1 | 1) {
    setMoving(true);
    await changeEntry(row, { position: row.index + step }).catch(announceError);
    await refreshMenu();
    setMoving(false);
  }
  function askToDelete() {
    confirm({
      title: t('deleteTitle', { name }),
      content: t('deleteText'),
      okText: t('delete'),
      onOk: async () => {
        await remove.mutateAsync({ params: { id: row.menuId } });
        announceSuccess(t('deleted', { name }));
      },
    });
  }
  const targets = {
    ...{ row, moving, remove: askToDelete },
    move: (step: -1 | 1) => void move(step),
    edit: () => onEdit(row),
  };
  return <RowCommands set={menuRowCommands} targets={targets} icons={ICONS} />;
}
