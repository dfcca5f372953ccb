import { LockOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileName, FilePicker, useAskDiscard } from '../../../parts/file/index.ts';
import { isDirty, useRegisters } from '../store/registerStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { discardEdits } from './openFile.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

interface MapPickerProps {
  files: readonly RegisterFileEntry[];
  onOpen: (path: string) => void;
  /** Nothing is shown any more. */
  onClosed: () => void;
}

/** Chooses a description; those with unsaved edits carry a dot. */
export function MapPicker({ files, onOpen, onClosed }: MapPickerProps) {
  const { t } = useTranslation('registers');
  const askDiscard = useAskDiscard();
  const { maps, current } = useRegisters();
  const shown = current === undefined ? undefined : maps[current];
  const listed = new Set(files.map(({ path }) => path));
  const unsaved = Object.values(maps).filter(({ path }) => !listed.has(path));
  const item = (path: string) => {
    const open = maps[path];
    return { key: path, label: <FileName path={path} isDirty={open !== undefined && isDirty(open)} /> };
  };
  const own = [...unsaved, ...files.filter(({ readOnly }) => !readOnly)].map(({ path }) => item(path));
  const library = files
    .filter(({ readOnly }) => readOnly)
    .map(({ path }) => ({ ...item(path), icon: <LockOutlined /> }));
  const items: MenuProps['items'] = [
    { key: 'new', label: t('file.new') },
    { key: 'import', label: t('file.import') },
    ...(shown && isDirty(shown) ? [{ key: 'discard', danger: true, label: t('file.discard') }] : []),
    { type: 'divider' },
    ...(own.length > 0
      ? [{ type: 'group' as const, key: 'own', label: t('file.project'), children: own }]
      : []),
    { type: 'group', key: 'library', label: t('file.library'), children: library },
  ];
  function choose(key: string) {
    if (key === 'new' || key === 'import') return openDialog(key);
    if (key !== 'discard') return onOpen(key);
    if (shown === undefined) return;
    askDiscard(shown.path, () => {
      discardEdits(shown);
      if (shown.stored === undefined) onClosed();
    });
  }

  return (
    <FilePicker
      name={current?.slice(current.lastIndexOf('/') + 1)}
      path={current}
      isDirty={shown !== undefined && isDirty(shown)}
      choose={t('file.choose')}
      icon={shown?.readOnly ? <LockOutlined /> : null}
      menu={{
        items,
        selectedKeys: current === undefined ? [] : [current],
        onClick: ({ key }) => choose(key),
      }}
    />
  );
}
