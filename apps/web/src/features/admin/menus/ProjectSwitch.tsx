import { deptMenus, saveDeptMenus } from '@netloom/contract';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { usePermissions } from '../../../parts/index.ts';
import type { PlacedRow } from './menuRows.ts';
import { refreshMenu } from './saveEntry.ts';
import { useMenuTitle } from './useMenuTitle.ts';

interface ProjectSwitchProps {
  row: PlacedRow;
  deptId: number;
}

/**
 * Shows an entry in one project's sidebar, or hides it there. What lies in a hidden group is hidden with it; the
 * administration is shown by permission alone, whatever the project.
 */
export function ProjectSwitch({ row, deptId }: ProjectSwitchProps) {
  const { t } = useTranslation('menus');
  const titleOf = useMenuTitle();
  const mayEdit = usePermissions().any('system:menu:edit');
  const input = { query: { deptId } };
  const { data: off } = useCall(deptMenus, input, { ...listQuery, staleTime: 5000 });
  const save = useCallMutation(saveDeptMenus, {
    onSuccess: async (_, { body }) => {
      if (!(body instanceof FormData)) queryClient.setQueryData(callKey(deptMenus, input), body?.off);
      await refreshMenu();
    },
  });
  if (off === undefined) return null;
  const { menuId, path, status, permission } = row;
  const covered = status === 1 || path.some((id) => off.includes(id));
  const ofSystem = permission?.startsWith('system:') === true;
  return (
    <Switch
      size="small"
      aria-label={t('show', { name: titleOf(row) })}
      checked={!covered && !off.includes(menuId)}
      disabled={!mayEdit || covered || ofSystem}
      loading={save.isPending}
      onChange={(on) =>
        save.mutate({
          body: { deptId, off: on ? off.filter((id) => id !== menuId) : [...off, menuId] },
        })
      }
    />
  );
}
