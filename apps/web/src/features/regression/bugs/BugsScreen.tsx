import {
  AppstoreOutlined,
  BranchesOutlined,
  DownloadOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { exportBugs } from '@netloom/contract';
import type { BugRow } from '@netloom/contract';
import { Button, Dropdown, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { announceSuccess } from '../../../announce.ts';
import { downloadCall } from '../../../api/index.ts';
import { AddButton } from '../../../parts/table/AddButton.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useListState } from '../../../parts/table/useListState.ts';
import { useSelection } from '../../../parts/table/useSelection.ts';
import { useDeptId } from '../../../session/index.ts';
import { bugAddress } from './address.ts';
import { BranchesDialog } from './BranchesDialog.tsx';
import { BugBoard } from './BugBoard.tsx';
import { BugDrawer } from './drawer/BugDrawer.tsx';
import { BugFilters } from './BugFilters.tsx';
import { BugTable, useBugList } from './BugTable.tsx';
import { BulkEdit } from './BulkEdit.tsx';
import { filterOf, NO_FILTER, savedOf } from './filter.ts';
import type { BugFilter } from './filter.ts';
import { NewBug } from './NewBug.tsx';
import { useBugChanges } from './useBugChanges.ts';
import '../regression.css';
import './bugs.css';

type Look = 'table' | 'board';

function Actions({ filter, look, onLook }: { filter: BugFilter; look: Look; onLook: (look: Look) => void }) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const looks = [
    { value: 'table' as const, icon: <UnorderedListOutlined />, label: t('look.table') },
    { value: 'board' as const, icon: <AppstoreOutlined />, label: t('look.board') },
  ];
  const formats = (['csv', 'xlsx'] as const).map((key) => ({ key, label: key.toUpperCase() }));
  const [isBranches, setBranches] = useState(false);
  const save = (format: string) =>
    downloadCall(exportBugs, { query: { deptId, ...filter, format: format as 'csv' } });
  return (
    <>
      <Segmented value={look} options={looks} onChange={onLook} />
      <Button icon={<BranchesOutlined />} onClick={() => setBranches(true)}>
        {t('branch.title')}
      </Button>
      {isBranches ? <BranchesDialog onClose={() => setBranches(false)} /> : null}
      <Dropdown menu={{ items: formats, onClick: ({ key }) => void save(key) }}>
        <Button icon={<DownloadOutlined />}>{t('export')}</Button>
      </Dropdown>
    </>
  );
}

/** What the address asks to be shown beside the list. */
function useAddressed() {
  const [search, setSearch] = useSearchParams();
  const number = (name: string) => Number(search.get(name)) || undefined;
  return { bugId: number('bug'), from: number('from'), isNew: search.has('new'), close: () => setSearch({}) };
}

/** Defects as a list or a board; one of them, or a new one, opens beside it. */
export default function BugsScreen() {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const navigate = useNavigate();
  const [look, setLook] = useState<Look>('table');
  const list = useListState(NO_FILTER);
  const query = useBugList({ deptId, ...list.ask });
  const selection = useSelection<BugRow>(({ bugId }) => bugId);
  const { bugId, from, isNew, close } = useAddressed();
  useBugChanges();
  const filter = filterOf(savedOf(list.ask));
  const begin = () => void navigate('/example/bug?new');
  const add = <AddButton permission="defect:edit" label={t('new')} onAdd={begin} />;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Actions {...{ filter, look }} onLook={setLook} />
          {add}
        </>
      }
      filters={<BugFilters filter={filter} onChange={list.filter} />}
      bulk={look === 'table' ? <BulkEdit selection={selection} /> : undefined}
      {...(look === 'table' && { pages: { total: query.data?.total, at: list.ask, onTurn: list.turn } })}
    >
      {look === 'table' ? (
        <BugTable {...{ query, selection }} empty={<NothingListed action={add}>{t('none')}</NothingListed>} />
      ) : (
        <BugBoard filter={filter} onAsk={(id) => void navigate(bugAddress(id))} />
      )}
      {bugId === undefined ? null : <BugDrawer key={bugId} bugId={bugId} onClose={close} />}
      {isNew || from !== undefined ? (
        <NewBug
          resultId={from}
          onClose={close}
          onFiled={(bug) => {
            announceSuccess(t('filed', { bug: bug.bugId }));
            void navigate(bugAddress(bug.bugId));
          }}
        />
      ) : null}
    </ListScreen>
  );
}
