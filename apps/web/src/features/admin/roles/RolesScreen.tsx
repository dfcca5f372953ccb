import { selectRoleList } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { ListFailed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { DraftButtons } from './DraftButtons.tsx';
import { emptyDraft } from './draft.ts';
import './roles.css';

/** Which role may do what. */
export default function RolesScreen() {
  const { t } = useTranslation('roles');
  const mayEdit = usePermissions().any('system:role:edit');
  const roles = useCall(selectRoleList, {}, listQuery);
  const [draft, setDraft] = useState(emptyDraft);
  const [search, setSearch] = useState('');
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={
        mayEdit && roles.data !== undefined ? (
          <DraftButtons roles={roles.data} draft={draft} onChange={setDraft} />
        ) : undefined
      }
      filters={
        <>
          <SearchBox label={t('search')} value={search} onChange={setSearch} />
          <span className="nl-roles-legend">{t('legend')}</span>
        </>
      }
    >
      {roles.error !== null && roles.data === undefined ? (
        <ListFailed error={roles.error} onRetry={() => void roles.refetch()} />
      ) : null}
      {roles.isPending ? <Loading /> : null}
      {roles.data === undefined ? null : (
        <PermissionMatrix
          roles={roles.data}
          search={search}
          draft={draft}
          onChange={mayEdit ? setDraft : undefined}
        />
      )}
    </ListScreen>
  );
}
