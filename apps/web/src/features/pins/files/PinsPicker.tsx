import { useTranslation } from 'react-i18next';
import { FilePicker, useAskDiscard } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { isDirty, usePins } from '../store/pinsStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { openRow } from './openPins.ts';
import type { PinsFiles } from './usePinsFiles.ts';

/** The name of the open configuration; its menu opens the others, makes new ones and imports chips. */
export function PinsPicker({ files }: { files: PinsFiles }) {
  const { t } = useTranslation('pins');
  const deptId = useDeptId();
  const name = usePins(({ open }) => open?.configuration.name);
  const storedPath = usePins(({ open }) => open?.stored?.path);
  const dirty = usePins(({ open }) => isDirty(open));
  const leave = useLeave();
  const stored = files.configurations.map((row) => ({
    key: row.path,
    label: <code>{row.name}</code>,
    onClick: () => leave(() => void openRow(deptId, row)),
  }));
  const items = [
    { key: ' new', label: t('file.new'), onClick: () => leave(() => openDialog('new')) },
    { key: ' import', label: t('file.import'), onClick: () => openDialog('import') },
    ...(stored.length > 0 ? [{ type: 'divider' as const }, ...stored] : []),
  ];
  return (
    <FilePicker
      name={name}
      isDirty={dirty}
      choose={t('file.choose')}
      menu={{ items, selectedKeys: storedPath === undefined ? [] : [storedPath] }}
    />
  );
}

/** Asks before unsaved edits are left behind. */
function useLeave(): (go: () => void) => void {
  const askDiscard = useAskDiscard();
  return (go) => {
    const { open } = usePins.getState();
    if (open !== undefined && isDirty(open)) askDiscard(open.configuration.name, go);
    else go();
  };
}
