import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { groupsFor } from './menuRows.ts';
import type { PlacedRow } from './menuRows.ts';
import { useMenuTitle } from './useMenuTitle.ts';

const TOP = 0;

/** Field `parentId`: the group that the entry lies in. */
export function ParentItem({ rows, entry }: { rows: readonly PlacedRow[]; entry: PlacedRow | 'new' }) {
  const { t } = useTranslation('menus');
  const titleOf = useMenuTitle();
  const groups = groupsFor(rows, entry === 'new' ? null : entry.menuId);
  return (
    <Form.Item
      name="parentId"
      label={t('parent')}
      getValueProps={(parentId: number | null) => ({ value: parentId ?? TOP })}
      getValueFromEvent={(parentId: number) => (parentId === TOP ? null : parentId)}
    >
      <Select
        options={[
          { value: TOP, label: t('top') },
          ...groups.map((group) => ({
            value: group.menuId,
            label: <span style={{ paddingInlineStart: (group.depth + 1) * 14 }}>{titleOf(group)}</span>,
          })),
        ]}
      />
    </Form.Item>
  );
}
