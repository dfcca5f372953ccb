import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { menuIcon } from '../../../shell/menuIcon.tsx';
import { usePermissionText } from '../roles/index.ts';
import { MenuActions } from './MenuActions.tsx';
import { ProjectSwitch } from './ProjectSwitch.tsx';
import { StatusSwitch } from './StatusSwitch.tsx';
import type { PlacedRow } from './menuRows.ts';
import { useMenuTitle } from './useMenuTitle.ts';
import { usePlace } from './usePlace.ts';

type Text = TFunction<'menus'>;

interface Wishes {
  /** The project whose switches are shown. */
  deptId: number | undefined;
  onEdit: (row: PlacedRow) => void;
  isClosed: (row: PlacedRow) => boolean;
  onToggle: (row: PlacedRow) => void;
}

function Name({ row, isClosed, onToggle }: { row: PlacedRow } & Pick<Wishes, 'isClosed' | 'onToggle'>) {
  const { t } = useTranslation('menus');
  const titleOf = useMenuTitle();
  const closed = isClosed(row);
  return (
    <span className="nl-menu-name" style={{ paddingInlineStart: row.depth * 20 }}>
      {row.hasChildren ? (
        <Button
          type="text"
          size="small"
          aria-expanded={!closed}
          aria-label={closed ? t('open') : t('close')}
          icon={closed ? <RightOutlined /> : <DownOutlined />}
          onClick={() => onToggle(row)}
        />
      ) : (
        <span className="nl-menu-leaf" />
      )}
      {menuIcon(row.icon)}
      <span title={titleOf(row)}>{titleOf(row)}</span>
      {row.hidden ? <Tag title={t('hiddenHint')}>{t('hidden')}</Tag> : null}
      {row.affix ? <Tag color="processing">{t('affix')}</Tag> : null}
    </span>
  );
}

export function useMenuColumns({ deptId, onEdit, isClosed, onToggle }: Wishes): Column<PlacedRow>[] {
  const { t } = useTranslation('menus');
  const { nameOf } = usePermissionText();
  const placeOf = usePlace();
  const mayEdit = usePermissions().any('system:menu:edit');
  const columns: Column<PlacedRow>[] = [
    titleColumn(t, isClosed, onToggle),
    kindColumn(t),
    placeColumn(t, placeOf),
    permissionColumn(t, nameOf),
    statusColumn(t),
  ];
  if (deptId !== undefined) columns.push(projectColumn(t, deptId));
  if (!mayEdit) return columns;
  return [...columns, actionsColumn(onEdit)];
}

function titleColumn(t: Text, isClosed: Wishes['isClosed'], onToggle: Wishes['onToggle']): Column<PlacedRow> {
  return {
    key: 'title',
    title: t('name'),
    width: 270,
    place: 'heading',
    render: (row) => <Name row={row} isClosed={isClosed} onToggle={onToggle} />,
  };
}

function kindColumn(t: Text): Column<PlacedRow> {
  return {
    key: 'kind',
    title: t('kind'),
    width: 120,
    render: ({ kind }) => t(`kinds.${kind}`),
  };
}

function placeColumn(t: Text, placeOf: ReturnType<typeof usePlace>): Column<PlacedRow> {
  return {
    key: 'place',
    title: t('place'),
    render: (row) => placeOf(row) && <code className="nl-menu-place">{placeOf(row)}</code>,
  };
}

function permissionColumn(
  t: Text,
  nameOf: ReturnType<typeof usePermissionText>['nameOf'],
): Column<PlacedRow> {
  return {
    key: 'permission',
    title: t('permission'),
    width: 200,
    render: ({ permission }) =>
      permission === null ? <span className="nl-dim">{t('everybody')}</span> : nameOf(permission),
  };
}

function statusColumn(t: Text): Column<PlacedRow> {
  return {
    key: 'status',
    title: t('status'),
    width: 110,
    render: (row) => <StatusSwitch row={row} />,
  };
}

function projectColumn(t: Text, deptId: number): Column<PlacedRow> {
  return {
    key: 'project',
    title: t('inProject'),
    width: 130,
    render: (row) => <ProjectSwitch row={row} deptId={deptId} />,
  };
}

function actionsColumn(onEdit: Wishes['onEdit']): Column<PlacedRow> {
  return {
    key: 'actions',
    title: '',
    width: 150,
    place: 'actions',
    render: (row) => <MenuActions row={row} onEdit={onEdit} />,
  };
}
