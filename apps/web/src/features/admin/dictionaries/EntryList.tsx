import { ArrowLeftOutlined } from '@ant-design/icons';
import { selectDictDataList } from '@netloom/contract';
import type { DictData, DictType } from '@netloom/contract';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { usePermissions } from '../../../parts/index.ts';
import { useAdding } from '../../../parts/table/useAdding.tsx';
import { BulkBar } from '../../../parts/table/BulkBar.tsx';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { useSelection } from '../../../parts/table/useSelection.ts';
import type { Selection } from '../../../parts/table/useSelection.ts';
import { EntriesInUse } from './EntriesInUse.tsx';
import { entryCommands, entryListCommands } from './entryCommands.ts';
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
  const { search } = list.ask;
  const entries = useCall(selectDictDataList, { query: { dictId, ...list.ask } }, listQuery);
  const selection = useSelection<DictData>(({ dictCode }) => dictCode);
  const [edited, setEdited] = useState<DictData | 'new' | null>(null);
  const remove = useDeleteEntries();
  const columns = useEntryColumns(setEdited, (entry) => remove([entry]));
  const add = useAdding(entryListCommands, 'system:dict:edit', () => setEdited('new'));
  return (
    <ListScreen
      title={<Title dictionary={dictionary} />}
      text={dictionary.remark === '' ? undefined : dictionary.remark}
      actions={add}
      filters={
        <EntryFilters
          dictionary={dictionary}
          search={search}
          onSearch={(text) => list.filter({ search: text })}
        />
      }
      bulk={<EntryBulkBar selection={selection} onDelete={remove} />}
      pages={{ total: entries.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('entries')}
        columns={columns}
        rows={entries.data?.rows}
        keyOf={({ dictCode }) => dictCode}
        query={entries}
        empty={
          <NothingListed action={search === '' ? add : undefined}>
            {search === '' ? t('noEntries') : t('noEntriesFound')}
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

interface EntryFiltersProps {
  dictionary: DictType;
  search: string;
  onSearch: (search: string) => void;
}

function EntryFilters({ dictionary, search, onSearch }: EntryFiltersProps) {
  const { t } = useTranslation('dictionaries');
  return (
    <>
      <SearchBox label={t('searchEntries')} value={search} onChange={onSearch} />
      <EntriesInUse dictionary={dictionary} />
    </>
  );
}

interface EntryBulkBarProps {
  selection: Selection<DictData>;
  onDelete: ReturnType<typeof useDeleteEntries>;
}

function EntryBulkBar({ selection, onDelete }: EntryBulkBarProps) {
  const { t } = useTranslation('dictionaries');
  const { rows: chosen, clear } = selection;
  const targets = { chosen, remove: () => onDelete(chosen, clear) };
  useOffer(entryCommands, targets);
  return (
    <BulkBar count={chosen.length} onClear={clear}>
      <CommandButton {...{ set: entryCommands, id: 'deleteEntries', targets }} size="small" danger>
        {t('delete')}
      </CommandButton>
    </BulkBar>
  );
}
