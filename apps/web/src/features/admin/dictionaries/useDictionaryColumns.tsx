import { DeleteOutlined, EditOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { deleteDictTypeById, selectDictTypeList } from '@netloom/contract';
import type { DictType } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { announceSuccess } from '../../../announce.ts';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { Permitted, timestamp } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { StatusTag } from '../../../parts/table/StatusTag.tsx';
import { entriesAddress } from './entriesAddress.ts';

interface DictionaryActionsProps {
  dictionary: DictType;
  onEdit: (dictionary: DictType) => void;
}

function DictionaryActions({ dictionary, onEdit }: DictionaryActionsProps) {
  const { t } = useTranslation('dictionaries');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { dictId, dictName: name, entries } = dictionary;
  const remove = useCallMutation(deleteDictTypeById, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(selectDictTypeList) }),
  });
  function askToDelete() {
    confirm({
      title: t('deleteTitle', { name }),
      content: t('deleteText', { count: entries }),
      okText: t('delete'),
      onOk: async () => {
        await remove.mutateAsync({ params: { id: dictId } });
        announceSuccess(t('deleted', { name }));
      },
    });
  }
  return (
    <>
      <RowAction
        label={t('entries')}
        icon={<UnorderedListOutlined />}
        onClick={() => void navigate(entriesAddress(dictId))}
      />
      <Permitted any={['system:dict:edit']}>
        <RowAction label={t('edit')} icon={<EditOutlined />} onClick={() => onEdit(dictionary)} />
        <RowAction danger label={t('delete')} icon={<DeleteOutlined />} onClick={askToDelete} />
      </Permitted>
    </>
  );
}

export function useDictionaryColumns(onEdit: (dictionary: DictType) => void): Column<DictType>[] {
  const { t, i18n } = useTranslation('dictionaries');
  return [
    {
      key: 'dictName',
      title: t('name'),
      place: 'heading',
      render: ({ dictId, dictName }) => <Link to={entriesAddress(dictId)}>{dictName}</Link>,
    },
    {
      key: 'dictType',
      title: t('type'),
      render: ({ dictType }) => <code className="nl-dictionary-code">{dictType}</code>,
    },
    {
      key: 'entries',
      title: t('entries'),
      width: 100,
      align: 'right',
      render: ({ entries }) => entries.toLocaleString(i18n.language),
    },
    { key: 'status', title: t('status'), width: 110, render: ({ status }) => <StatusTag status={status} /> },
    {
      key: 'remark',
      title: t('remark'),
      render: ({ remark }) => remark && <bdi title={remark}>{remark}</bdi>,
    },
    { key: 'createTime', title: t('created'), width: 170, render: ({ createTime }) => timestamp(createTime) },
    {
      key: 'actions',
      title: '',
      width: 130,
      place: 'actions',
      render: (dictionary) => <DictionaryActions dictionary={dictionary} onEdit={onEdit} />,
    },
  ];
}
