import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { DictData } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { StatusTag } from '../../../parts/table/StatusTag.tsx';
import { EntryTag } from './EntryTag.tsx';

type OnEntry = (entry: DictData) => void;

export function useEntryColumns(onEdit: OnEntry, onDelete: OnEntry): Column<DictData>[] {
  const { t, i18n } = useTranslation('dictionaries');
  const mayEdit = usePermissions().any('system:dict:edit');
  const columns: Column<DictData>[] = [
    {
      key: 'dictLabel',
      title: t('label'),
      place: 'heading',
      render: (entry) => (
        <span className="nl-list-words">
          <EntryTag entry={entry} />
          {entry.isDefault ? <Tag variant="outlined">{t('default')}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'dictValue',
      title: t('value'),
      render: ({ dictValue }) => <code className="nl-dictionary-code">{dictValue}</code>,
    },
    {
      key: 'dictSort',
      title: t('order'),
      width: 100,
      align: 'right',
      render: ({ dictSort }) => dictSort.toLocaleString(i18n.language),
    },
    { key: 'status', title: t('status'), width: 120, render: ({ status }) => <StatusTag status={status} /> },
    {
      key: 'remark',
      title: t('remark'),
      render: ({ remark }) => remark && <span title={remark}>{remark}</span>,
    },
  ];
  if (!mayEdit) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: '',
      width: 100,
      place: 'actions',
      render: (entry) => (
        <>
          <RowAction label={t('edit')} icon={<EditOutlined />} onClick={() => onEdit(entry)} />
          <RowAction danger label={t('delete')} icon={<DeleteOutlined />} onClick={() => onDelete(entry)} />
        </>
      ),
    },
  ];
}
