import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { exportUsers, findByPage } from '@netloom/contract';
import type { BodyOf, SysUser } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCall, useCall } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { usePermissions } from '../../../parts/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { useSelection } from '../../../parts/table/useSelection.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { userListCommands } from './userCommands.ts';
import { UserBulkBar } from './UserBulkBar.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { UserFilters } from './UserFilters.tsx';
import type { UserFilter } from './UserFilters.tsx';
import { useUserColumns } from './useUserColumns.tsx';
import './users.css';

type SortKey = BodyOf<typeof findByPage>['sort'];
const first: UserFilter & { sort?: SortKey; descending: boolean } = {
  search: '',
  sort: 'userName',
  descending: false,
};

interface ActionsProps {
  filter: UserFilter;
  mayEdit: boolean;
  add: () => void;
}

function Actions({ filter: { search, status, deptId }, mayEdit, add }: ActionsProps) {
  const { t } = useTranslation('users');
  const targets = {
    ...{ mayEdit, add },
    // What the filter leaves, on all pages.
    save: () => void downloadCall(exportUsers, { body: { search, status, deptId } }, t('file')),
  };
  useOffer(userListCommands, targets);
  const offered = { set: userListCommands, targets };
  return (
    <>
      <CommandButton {...offered} id="command.export" icon={<DownloadOutlined />}>
        {t('export')}
      </CommandButton>
      {mayEdit ? <CommandButton {...offered} id="add" type="primary" icon={<PlusOutlined />} /> : null}
    </>
  );
}

/** Everybody who may sign in. */
export default function UsersScreen() {
  const { t } = useTranslation('users');
  const may = usePermissions();
  const list = useListState(first);
  const users = useCall(findByPage, { body: list.ask }, listQuery);
  const selection = useSelection<SysUser>(({ userId }) => userId);
  const [edited, setEdited] = useState<SysUser | 'new' | null>(null);
  const [locked, setLocked] = useState<SysUser | null>(null);
  const columns = useUserColumns({ onEdit: setEdited, onPassword: setLocked });
  const mayEdit = may.any('system:user:edit');
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={<Actions filter={list.ask} mayEdit={mayEdit} add={() => setEdited('new')} />}
      filters={<UserFilters filter={list.ask} onChange={list.filter} />}
      bulk={<UserBulkBar selection={selection} />}
      pages={{ total: users.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={users.data?.rows}
        keyOf={({ userId }) => userId}
        query={users}
        empty={<NothingListed>{t('nobody')}</NothingListed>}
        onOpen={mayEdit ? setEdited : undefined}
        selection={mayEdit ? selection : undefined}
        sort={{
          by: list.ask.sort ?? 'userName',
          descending: list.ask.descending,
          onChange: (sort, descending) => list.filter({ sort: sort as SortKey, descending }),
        }}
      />
      {edited === null ? null : <UserDrawer user={edited} onClose={() => setEdited(null)} />}
      {locked === null ? null : <PasswordDialog user={locked} onClose={() => setLocked(null)} />}
    </ListScreen>
  );
}
