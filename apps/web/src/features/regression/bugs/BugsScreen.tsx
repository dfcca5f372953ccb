import {
  AppstoreOutlined,
  BranchesOutlined,
  DownloadOutlined,
  PlusOutlined,
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
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { usePermissions } from '../../../parts/index.ts';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useListState } from '../../../parts/table/useListState.ts';
import { useSelection } from '../../../parts/table/useSelection.ts';
import { useDeptId } from '../../../session/index.ts';
import { bugAddress } from './address.ts';
import { bugCommands } from './bugCommands.ts';
import type { BugTargets } from './bugCommands.ts';
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

interface ActionsProps {
  targets: BugTargets;
  look: Look;
  onLook: (look: Look) => void;
}

function Actions({ targets, look, onLook }: ActionsProps) {
  const { t } = useTranslation('bugs');
  const looks = [
    { value: 'table' as const, icon: <UnorderedListOutlined />, label: t('look.table') },
    { value: 'board' as const, icon: <AppstoreOutlined />, label: t('look.board') },
  ];
  const formats = (['csv', 'xlsx'] as const).map((key) => ({
    key,
    label: key.toUpperCase(),
    onClick: () => bugCommands.byId.get(`command.${key}`)!.run(targets),
  }));
  return (
    <>
      <Segmented value={look} options={looks} onChange={onLook} />
      <CommandButton {...{ set: bugCommands, id: 'command.branches', targets }} icon={<BranchesOutlined />}>
        {t('branch.title')}
      </CommandButton>
      <Dropdown menu={{ items: formats }}>
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

function useBugTargets(filter: BugFilter, showBranches: () => void): BugTargets {
  const deptId = useDeptId();
  const navigate = useNavigate();
  const targets: BugTargets = {
    mayEdit: usePermissions().any('defect:edit'),
    add: () => void navigate('/example/bug?new'),
    showBranches,
    save: (format) => void downloadCall(exportBugs, { query: { deptId, ...filter, format } }),
  };
  useOffer(bugCommands, targets);
  return targets;
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
  const [isBranches, setBranches] = useState(false);
  const targets = useBugTargets(filter, () => setBranches(true));
  const add = targets.mayEdit ? (
    <CommandButton {...{ set: bugCommands, id: 'new', targets }} type="primary" icon={<PlusOutlined />} />
  ) : null;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Actions {...{ targets, look }} onLook={setLook} />
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
      {isBranches ? <BranchesDialog onClose={() => setBranches(false)} /> : null}
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
