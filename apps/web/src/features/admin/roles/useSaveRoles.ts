import { selectRoleList, updateRole } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import type { changesOf } from './draft.ts';

type Changes = ReturnType<typeof changesOf>;

/** Stores changed roles one by one; what the server refuses stays in the draft. */
export function useSaveRoles(onSaved: () => void) {
  const { t } = useTranslation('roles');
  const [saving, setSaving] = useState(false);

  async function save(changes: Changes) {
    setSaving(true);
    try {
      for (const { role, permissions } of changes)
        await callApi(updateRole, { body: { roleId: role.roleId, permissions } });
      await queryClient.invalidateQueries({ queryKey: callKey(selectRoleList) });
      announceSuccess(t('saved', { count: changes.length }));
      onSaved();
    } catch (error) {
      announceError(error);
      await queryClient.invalidateQueries({ queryKey: callKey(selectRoleList) });
    } finally {
      setSaving(false);
    }
  }
  return { save, saving };
}
