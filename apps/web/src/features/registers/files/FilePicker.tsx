import { DownOutlined, LockOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { isDirty, useRegisters } from '../store/registerStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { discardEdits } from './openFile.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

interface FilePickerProps {
  files: readonly RegisterFileEntry[];
  onOpen: (path: string) => void;
  /** Nothing is shown any more. */
  onClosed: () => void;
}

/** Chooses a description; those with unsaved edits carry a dot. */
export function FilePicker({ files, onOpen, onClosed }: FilePickerProps) {
  const { t } = useTranslation('registers');
  const { modal } = App.useApp();
  const { maps, current } = useRegisters();
  const shown = current === undefined ? undefined : maps[current];
  const listed = new Set(files.map(({ path }) => path));
  const unsaved = Object.values(maps).filter(({ path }) => !listed.has(path));
  const item = (path: string) => {
    const open = maps[path];
    return {
      key: path,
      label: (
        <span className="nl-reg-file">
          {path}
          {open && isDirty(open) ? <i className="nl-reg-dirty" title={t('file.unsaved')} /> : null}
        </span>
      ),
    };
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
    modal.confirm({
      title: t('file.discardTitle'),
      content: t('file.discardText', { path: shown.path }),
      okText: t('file.discard'),
      okButtonProps: { danger: true },
      onOk: () => {
        discardEdits(shown);
        if (shown.stored === undefined) onClosed();
      },
    });
  }

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        className: 'nl-reg-files',
        selectedKeys: current === undefined ? [] : [current],
        onClick: ({ key }) => choose(key),
      }}
    >
      <Button type="text" className="nl-reg-picker" title={t('file.choose')}>
        {shown?.readOnly ? <LockOutlined /> : null}
        <b title={current}>{current?.slice(current.lastIndexOf('/') + 1) ?? t('file.choose')}</b>
        {shown && isDirty(shown) ? <i className="nl-reg-dirty" title={t('file.unsaved')} /> : null}
        <DownOutlined />
      </Button>
    </Dropdown>
  );
}
