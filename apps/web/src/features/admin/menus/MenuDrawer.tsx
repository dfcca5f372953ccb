import { insertMenu } from '@netloom/contract';
import type { MenuRow } from '@netloom/contract';
import { useMutation } from '@tanstack/react-query';
import { Form, Input, Radio, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { StatusItem } from '../../../parts/form/StatusItem.tsx';
import { IconItem } from './IconItem.tsx';
import { ParentItem } from './ParentItem.tsx';
import { PermissionItem } from './PermissionItem.tsx';
import type { PlacedRow } from './menuRows.ts';
import { changeEntry, refreshMenu } from './saveEntry.ts';
import type { MenuChange } from './saveEntry.ts';
import { useMenuTitle } from './useMenuTitle.ts';

type MenuForm = Omit<MenuChange, 'position'>;

const EMPTY: MenuForm = {
  parentId: null,
  title: '',
  icon: 'apps',
  url: null,
  permission: null,
  affix: false,
  status: 0,
};

/** After all that lie in the same group. */
function lastPosition(rows: readonly PlacedRow[], parentId: number | null): number {
  return rows.filter((row) => row.parentId === parentId).length;
}

function store(entry: PlacedRow | 'new', rows: readonly PlacedRow[], form: MenuForm, isLink: boolean) {
  const stays = entry !== 'new' && entry.parentId === form.parentId;
  const position = stays ? entry.position : lastPosition(rows, form.parentId);
  const body = { ...EMPTY, ...form, position };
  if (entry !== 'new') return changeEntry(entry, { ...form, position });
  const kind = isLink ? 'link' : form.parentId === null ? 'layout' : 'parent';
  return callApi(insertMenu, { body: { ...body, kind } });
}

interface MenuDrawerProps {
  entry: PlacedRow | 'new';
  rows: readonly PlacedRow[];
  onClose: () => void;
}

/** Adds a group or an embedded page to the menu, or changes an entry. */
export function MenuDrawer({ entry, rows, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('menus');
  const titleOf = useMenuTitle();
  const isNew = entry === 'new';
  const [isLink, setIsLink] = useState(isNew || entry.kind === 'link');
  const leads = isLink || (!isNew && entry.kind === 'screen');
  const save = useMutation({
    mutationFn: (form: MenuForm) => store(entry, rows, form, isLink),
    onSuccess: async (saved: MenuRow) => {
      announceSuccess(t('saved', { name: titleOf(saved) }));
      onClose();
      await refreshMenu();
    },
  });
  return (
    <FormDrawer<MenuForm>
      title={isNew ? t('add') : t('editOf', { name: titleOf(entry) })}
      initial={isNew ? EMPTY : entry}
      pending={save.isPending}
      onSave={(form) => save.mutate(form)}
      onClose={onClose}
    >
      {isNew ? (
        <Form.Item label={t('kind')}>
          <Radio.Group
            value={isLink}
            options={[
              { value: true, label: t('kinds.link') },
              { value: false, label: t('kinds.layout') },
            ]}
            onChange={({ target }) => setIsLink(target.value as boolean)}
          />
        </Form.Item>
      ) : null}
      <Form.Item
        name="title"
        label={t('name')}
        extra={isNew || entry.titleKey === '' ? undefined : t('nameHint')}
        rules={[{ required: isNew || entry.titleKey === '', whitespace: true, message: t('nameRequired') }]}
      >
        <Input autoFocus maxLength={60} placeholder={isNew ? undefined : titleOf({ ...entry, title: '' })} />
      </Form.Item>
      <ParentItem rows={rows} entry={entry} />
      {isLink ? (
        <Form.Item
          name="url"
          label={t('url')}
          extra={t('urlHint')}
          rules={[
            { required: true, message: t('urlRequired') },
            { type: 'url', message: t('urlWrong') },
            { pattern: /^https?:/i, message: t('urlWrong') },
          ]}
        >
          <Input maxLength={2000} inputMode="url" />
        </Form.Item>
      ) : null}
      <IconItem />
      <PermissionItem fixed={!isNew && entry.builtIn} />
      {leads ? (
        <Form.Item name="affix" label={t('affix')} extra={t('affixHint')} valuePropName="checked">
          <Switch />
        </Form.Item>
      ) : null}
      <StatusItem hint={t('statusHint')} />
    </FormDrawer>
  );
}
