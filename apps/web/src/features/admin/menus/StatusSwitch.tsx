import { Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { usePermissions } from '../../../parts/index.ts';
import type { PlacedRow } from './menuRows.ts';
import { changeEntry, refreshMenu } from './saveEntry.ts';
import { useMenuTitle } from './useMenuTitle.ts';

/** Shows an entry in the sidebar of all projects, or hides it. */
export function StatusSwitch({ row }: { row: PlacedRow }) {
  const { t } = useTranslation('menus');
  const titleOf = useMenuTitle();
  const mayEdit = usePermissions().any('system:menu:edit');
  const [saving, setSaving] = useState(false);
  async function change(on: boolean) {
    setSaving(true);
    await changeEntry(row, { status: on ? 0 : 1 }).catch(announceError);
    await refreshMenu();
    setSaving(false);
  }
  return (
    <Switch
      size="small"
      aria-label={t('show', { name: titleOf(row) })}
      checked={row.status === 0}
      disabled={!mayEdit}
      loading={saving}
      onChange={(on) => void change(on)}
    />
  );
}
