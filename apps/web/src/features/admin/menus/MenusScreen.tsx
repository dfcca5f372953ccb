import { selectMenuList } from '@netloom/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { useAdding } from '../../../parts/table/useAdding.tsx';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { menuCommands } from './menuCommands.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { ProjectSelect } from './ProjectSelect.tsx';
import { placed } from './menuRows.ts';
import type { PlacedRow } from './menuRows.ts';
import { useMenuColumns } from './useMenuColumns.tsx';
import './menus.css';

/** The sidebar's entries: order, names, icons, who sees which, in all projects or in one. */
export default function MenusScreen() {
  const { t } = useTranslation('menus');
  const mayEdit = usePermissions().any('system:menu:edit');
  const menu = useCall(selectMenuList, {}, listQuery);
  const rows = useMemo(() => menu.data && placed(menu.data), [menu.data]);
  const [closed, setClosed] = useState<readonly number[]>([]);
  const [edited, setEdited] = useState<PlacedRow | 'new' | null>(null);
  const [deptId, setDeptId] = useState<number>();
  const columns = useMenuColumns({
    deptId,
    onEdit: setEdited,
    isClosed: ({ menuId }) => closed.includes(menuId),
    onToggle: ({ menuId }) =>
      setClosed(closed.includes(menuId) ? closed.filter((id) => id !== menuId) : [...closed, menuId]),
  });
  const add = useAdding(menuCommands, 'system:menu:edit', () => setEdited('new'));
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={add}
      filters={<ProjectSelect value={deptId} onChange={setDeptId} />}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows?.filter(({ path }) => !path.some((id) => closed.includes(id)))}
        keyOf={({ menuId }) => menuId}
        query={menu}
        empty={<NothingListed>{t('none')}</NothingListed>}
        onOpen={mayEdit ? setEdited : undefined}
      />
      {edited === null || rows === undefined ? null : (
        <MenuDrawer entry={edited} rows={rows} onClose={() => setEdited(null)} />
      )}
    </ListScreen>
  );
}
