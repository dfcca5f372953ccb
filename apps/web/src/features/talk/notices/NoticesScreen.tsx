import { listManagerSystemNotices } from '@netloom/contract';
import type { Notice, NoticeState } from '@netloom/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { useAdding } from '../../../parts/table/useAdding.tsx';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { noticeCommands } from './noticeCommands.ts';
import { NoticeDrawer } from './NoticeDrawer.tsx';
import { ReadersDrawer } from './ReadersDrawer.tsx';
import { noticeStates } from './noticeStates.ts';
import { useNoticeColumns } from './useNoticeColumns.tsx';

const first: { search: string; state: NoticeState | undefined } = { search: '', state: undefined };

/** Notices that the user manages: written, sent, withdrawn, and who has read them. */
export default function NoticesScreen() {
  const { t } = useTranslation('notices');
  const [search] = useSearchParams();
  const list = useListState(first);
  const notices = useCall(listManagerSystemNotices, { body: list.ask }, listQuery);
  const [edited, setEdited] = useState<Notice | 'new' | null>(search.has('new') ? 'new' : null);
  const [readOf, setReadOf] = useState<Notice | null>(null);
  const columns = useNoticeColumns(setReadOf);
  const add = useAdding(noticeCommands, 'notice:edit', () => setEdited('new'));
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
          <Select<NoticeState>
            allowClear
            className="nl-list-select"
            aria-label={t('state')}
            placeholder={t('state')}
            value={list.ask.state}
            options={noticeStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={(state) => list.filter({ state: state ?? undefined })}
          />
        </>
      }
      pages={{ total: notices.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={notices.data?.rows}
        keyOf={({ systemNoticeId }) => systemNoticeId}
        query={notices}
        empty={<NothingListed action={add}>{t('none')}</NothingListed>}
        onOpen={setEdited}
      />
      {edited === null ? null : (
        <NoticeDrawer notice={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {readOf === null ? null : <ReadersDrawer notice={readOf} onClose={() => setReadOf(null)} />}
    </ListScreen>
  );
}
