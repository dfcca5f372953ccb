import type { CoreRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { FilePicker, useAskDiscard } from '../../../parts/file/index.ts';
import { isDirty, useCore } from '../store/coreStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { showStored } from './openCore.ts';

/** The name of the open core; its menu opens the others and makes new ones. */
export function CorePicker({ cores }: { cores: readonly CoreRow[] }) {
  const { t } = useTranslation('core');
  const { open } = useCore();
  const leave = useLeave();
  const stored = cores.map((row) => ({
    key: row.name,
    label: <code>{row.name}</code>,
    onClick: () => leave(() => openRow(row)),
  }));
  const items = [
    { key: ' new', label: t('file.new'), onClick: () => leave(() => openDialog('new')) },
    ...(stored.length > 0 ? [{ type: 'divider' as const }, ...stored] : []),
  ];
  return (
    <FilePicker
      name={open?.options.name}
      isDirty={isDirty(open)}
      choose={t('file.choose')}
      menu={{ items, selectedKeys: open?.stored ? [open.stored.name] : [] }}
    />
  );
}

export function openRow(row: CoreRow): void {
  try {
    showStored(row);
  } catch (error) {
    announceError(error);
  }
}

/** Asks before unsaved edits are left behind. */
function useLeave(): (go: () => void) => void {
  const askDiscard = useAskDiscard();
  return (go) => {
    const { open } = useCore.getState();
    if (open !== undefined && isDirty(open)) askDiscard(open.options.name, go);
    else go();
  };
}
