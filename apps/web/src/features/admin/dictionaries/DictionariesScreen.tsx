import { selectDictTypeList } from '@netloom/contract';
import type { DictType, Status } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { useAdding } from '../../../parts/table/useAdding.tsx';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { StatusFilter } from '../../../parts/table/StatusFilter.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { dictionaryCommands } from './dictionaryCommands.ts';
import { DictionaryDrawer } from './DictionaryDrawer.tsx';
import { entriesAddress } from './entriesAddress.ts';
import { useDictionaryColumns } from './useDictionaryColumns.tsx';
import './dictionaries.css';

const first: { search: string; status?: Status } = { search: '' };

/** Lists of choices that forms offer, each under a type. */
export default function DictionariesScreen() {
  const { t } = useTranslation('dictionaries');
  const navigate = useNavigate();
  const list = useListState(first);
  const types = useCall(selectDictTypeList, { body: list.ask }, listQuery);
  const [edited, setEdited] = useState<DictType | 'new' | null>(null);
  const columns = useDictionaryColumns(setEdited);
  const add = useAdding(dictionaryCommands, 'system:dict:edit', () => setEdited('new'));
  const filtered = list.ask.search !== '' || list.ask.status !== undefined;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={add}
      filters={
        <>
          <SearchBox
            label={t('search')}
            value={list.ask.search}
            onChange={(search) => list.filter({ search })}
          />
          <StatusFilter value={list.ask.status} onChange={(status) => list.filter({ status })} />
        </>
      }
      pages={{ total: types.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={types.data?.rows}
        keyOf={({ dictId }) => dictId}
        query={types}
        empty={
          <NothingListed action={filtered ? undefined : add}>
            {filtered ? t('noneFound') : t('none')}
          </NothingListed>
        }
        onOpen={({ dictId }) => void navigate(entriesAddress(dictId))}
      />
      {edited === null ? null : <DictionaryDrawer dictionary={edited} onClose={() => setEdited(null)} />}
    </ListScreen>
  );
}
