import { RollbackOutlined, UndoOutlined } from '@ant-design/icons';
import { selectRoleList } from '@netloom/contract';
import type { Role } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { ListFailed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { changesOf, emptyDraft, undone, withDefaults } from './draft.ts';
import type { Draft } from './draft.ts';
import { useSaveRoles } from './useSaveRoles.ts';
import './roles.css';

interface DraftButtonsProps {
  roles: readonly Role[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function DraftButtons({ roles, draft, onChange }: DraftButtonsProps) {
  const { t } = useTranslation('roles');
  const confirm = useConfirm();
  const { save, saving } = useSaveRoles(() => onChange(emptyDraft));
  const changes = changesOf(draft, roles);
  const nothing = changes.length === 0;
  function askToReset() {
    confirm({
      title: t('resetTitle'),
      content: t('resetText'),
      okText: t('reset'),
      onOk: async () => onChange(withDefaults(draft, roles)),
    });
  }
  return (
    <>
      <Button
        icon={<UndoOutlined />}
        disabled={draft.past.length === 0}
        onClick={() => onChange(undone(draft))}
      >
        {t('undo')}
      </Button>
      <Button icon={<RollbackOutlined />} onClick={askToReset}>
        {t('reset')}
      </Button>
      <Button disabled={nothing} onClick={() => onChange(emptyDraft)}>
        {t('discard')}
      </Button>
      <Button type="primary" disabled={nothing} loading={saving} onClick={() => void save(changes)}>
        {nothing ? t('saveNone') : t('save', { count: changes.length })}
      </Button>
    </>
  );
}

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
