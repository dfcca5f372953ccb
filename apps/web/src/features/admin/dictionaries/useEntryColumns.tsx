import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { DictData } from '@netloom/contract';
import { Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { StatusTag } from '../../../parts/table/StatusTag.tsx';
import { EntryTag } from './EntryTag.tsx';

type Text = TFunction<'dictionaries'>;

type OnEntry = (entry: DictData) => void;

export function useEntryColumns(onEdit: OnEntry, onDelete: OnEntry): Column<DictData>[] {
  const { t, i18n } = useTranslation('dictionaries');
  const mayEdit = usePermissions().any('system:dict:edit');
  const columns: Column<DictData>[] = [
    dictLabelColumn(t),
    dictValueColumn(t),
    dictSortColumn(t, i18n.language),
    statusColumn(t),
    remarkColumn(t),
  ];
  if (!mayEdit) return columns;
  return [...columns, actionsColumn(t, onEdit, onDelete)];
}

function dictLabelColumn(t: Text): Column<DictData> {
  return {
    key: 'dictLabel',
    title: t('label'),
    place: 'heading',
    render: (entry) => (
      <span className="nl-list-words">
        <EntryTag entry={entry} />
        {entry.isDefault ? <Tag variant="outlined">{t('default')}</Tag> : null}
      </span>
    ),
  };
}

function dictValueColumn(t: Text): Column<DictData> {
  return {
    key: 'dictValue',
    title: t('value'),
    render: ({ dictValue }) => <code className="nl-dictionary-code">{dictValue}</code>,
  };
}

function dictSortColumn(t: Text, language: string): Column<DictData> {
  return {
    key: 'dictSort',
    title: t('order'),
    width: 100,
    align: 'right',
    render: ({ dictSort }) => dictSort.toLocaleString(language),
  };
}

function statusColumn(t: Text): Column<DictData> {
  return {
    key: 'status',
    title: t('status'),
    width: 120,
    render: ({ status }) => <StatusTag status={status} />,
  };
}

function remarkColumn(t: Text): Column<DictData> {
  return {
    key: 'remark',
    title: t('remark'),
    render: ({ remark }) => remark && <bdi title={remark}>{remark}</bdi>,
  };
}

function actionsColumn(t: Text, onEdit: OnEntry, onDelete: OnEntry): Column<DictData> {
  return {
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
  };
}
