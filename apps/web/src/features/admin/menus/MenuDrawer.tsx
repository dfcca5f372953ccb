import { insertMenu } from '@netloom/contract';
import type { MenuRow } from '@netloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { StatusItem } from '../../../parts/form/StatusItem.tsx';
import { AddressItem, AffixItem, KindItem, TitleItem } from './EntryItems.tsx';
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

function useStoreEntry(
  entry: PlacedRow | 'new',
  rows: readonly PlacedRow[],
  isLink: boolean,
  onDone: () => void,
) {
  const { t } = useTranslation('menus');
  const titleOf = useMenuTitle();
  return useMutation({
    mutationFn: (form: MenuForm) => store(entry, rows, form, isLink),
    onSuccess: async (saved: MenuRow) => {
      announceSuccess(t('saved', { name: titleOf(saved) }));
      onDone();
      await refreshMenu();
    },
  });
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
  const save = useStoreEntry(entry, rows, isLink, onClose);
  return (
    <FormDrawer<MenuForm>
      title={isNew ? t('add') : t('editOf', { name: titleOf(entry) })}
      initial={isNew ? EMPTY : entry}
      pending={save.isPending}
      onSave={(form) => save.mutate(form)}
      onClose={onClose}
    >
      {isNew ? <KindItem isLink={isLink} onChange={setIsLink} /> : null}
      <TitleItem entry={entry} />
      <ParentItem rows={rows} entry={entry} />
      {isLink ? <AddressItem /> : null}
      <IconItem />
      <PermissionItem fixed={!isNew && entry.builtIn} />
      {leads ? <AffixItem /> : null}
      <StatusItem hint={t('statusHint')} />
    </FormDrawer>
  );
}
