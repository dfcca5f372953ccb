import { ArrowLeftOutlined, PlusOutlined } from '@ant-design/icons';
import { selectDictDataList } from '@netloom/contract';
import type { DictData, DictType } from '@netloom/contract';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { Permitted, usePermissions } from '../../../parts/index.ts';
import { BulkBar } from '../../../parts/table/BulkBar.tsx';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { useSelection } from '../../../parts/table/useSelection.ts';
import { EntriesInUse } from './EntriesInUse.tsx';
import { EntryDrawer } from './EntryDrawer.tsx';
import { useDeleteEntries } from './useDeleteEntries.ts';
import { useEntryColumns } from './useEntryColumns.tsx';

/** Back to all dictionaries, and the name of this one. */
function Title({ dictionary }: { dictionary: DictType }) {
  const { t } = useTranslation('dictionaries');
  const navigate = useNavigate();
  return (
    <span className="nl-list-name">
      <Tooltip title={t('toAll')}>
        <Button
          type="text"
          size="small"
          icon={<ArrowLeftOutlined />}
          aria-label={t('toAll')}
          onClick={() => void navigate('/system/dict')}
        />
      </Tooltip>
      <span className="nl-list-text">{dictionary.dictName}</span>
      <code className="nl-dictionary-code">{dictionary.dictType}</code>
    </span>
  );
}

export function EntryList({ dictionary }: { dictionary: DictType }) {
  const { t } = useTranslation('dictionaries');
  const { dictId } = dictionary;
  const mayEdit = usePermissions().any('system:dict:edit');
  const list = useListState({ search: '' });
  const entries = useCall(selectDictDataList, { query: { dictId, ...list.ask } }, listQuery);
  const selection = useSelection<DictData>(({ dictCode }) => dictCode);
  const [edited, setEdited] = useState<DictData | 'new' | null>(null);
  const remove = useDeleteEntries();
  const columns = useEntryColumns(setEdited, (entry) => remove([entry]));
  const add = (
    <Permitted any={['system:dict:edit']}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
        {t('addEntry')}
      </Button>
    </Permitted>
  );
  return (
    <ListScreen
      title={<Title dictionary={dictionary} />}
      text={dictionary.remark === '' ? undefined : dictionary.remark}
      actions={add}
      filters={
        <>
          <SearchBox
            label={t('searchEntries')}
            value={list.ask.search}
            onChange={(search) => list.filter({ search })}
          />
          <EntriesInUse dictionary={dictionary} />
        </>
      }
      bulk={
        <BulkBar count={selection.rows.length} onClear={selection.clear}>
          <Button size="small" danger onClick={() => remove(selection.rows, selection.clear)}>
            {t('delete')}
          </Button>
        </BulkBar>
      }
      pages={{ total: entries.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('entries')}
        columns={columns}
        rows={entries.data?.rows}
        keyOf={({ dictCode }) => dictCode}
        query={entries}
        empty={
          <NothingListed action={list.ask.search === '' ? add : undefined}>
            {list.ask.search === '' ? t('noEntries') : t('noEntriesFound')}
          </NothingListed>
        }
        onOpen={mayEdit ? setEdited : undefined}
        onDelete={mayEdit ? (entry) => remove([entry]) : undefined}
        selection={mayEdit ? selection : undefined}
      />
      {edited === null ? null : (
        <EntryDrawer dictId={dictId} entry={edited} onClose={() => setEdited(null)} />
      )}
    </ListScreen>
  );
}
