import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { deleteMenu } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import type { PlacedRow } from './menuRows.ts';
import { changeEntry, refreshMenu } from './saveEntry.ts';
import { useMenuTitle } from './useMenuTitle.ts';

interface MenuActionsProps {
  row: PlacedRow;
  onEdit: (row: PlacedRow) => void;
}

/** Buttons of an entry's row. The product's own entries can be moved and changed, not deleted. */
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
  const last = row.index === row.siblings.length - 1;
  return (
    <>
      <RowAction
        label={t('up')}
        icon={<ArrowUpOutlined />}
        refused={row.index === 0 || moving ? t('up') : null}
        onClick={() => void move(-1)}
      />
      <RowAction
        label={t('down')}
        icon={<ArrowDownOutlined />}
        refused={last || moving ? t('down') : null}
        onClick={() => void move(1)}
      />
      <RowAction label={t('edit')} icon={<EditOutlined />} onClick={() => onEdit(row)} />
      <RowAction
        danger
        label={t('delete')}
        icon={<DeleteOutlined />}
        refused={row.builtIn ? t('builtIn') : row.hasChildren ? t('notEmpty') : null}
        onClick={askToDelete}
      />
    </>
  );
}
