import {
  DeleteOutlined,
  DownOutlined,
  FolderOpenOutlined,
  LayoutOutlined,
  LinkOutlined,
  SaveOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Spin } from 'antd';
import type { MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { SaveAsDialog } from './SaveAsDialog.tsx';
import type { SavedView } from './useSavedView.ts';
import { listViews, viewName } from './viewFiles.ts';

interface Props {
  saved: SavedView;
  /** The dialog for a name is open. */
  naming: boolean;
  onNaming: (naming: boolean) => void;
  onCopyLink: () => void;
}

type Files = Awaited<ReturnType<typeof listViews>>;

/** The menu of views: save, load, delete, share. */
export function SavedViews({ saved, naming, onNaming, onCopyLink }: Props) {
  const { t } = useTranslation('waves');
  const [files, setFiles] = useState<Files>();
  const picker = useRef<HTMLInputElement>(null);
  const { loaded, deptId } = saved;

  function list(open: boolean) {
    if (open) listViews(deptId).then(setFiles, announceError);
  }

  function choose(key: string) {
    if (key === 'save') void saved.save().then((done) => done || loaded || onNaming(true));
    else if (key === 'saveAs') onNaming(true);
    else if (key === 'file') picker.current?.click();
    else if (key === 'link') onCopyLink();
    else if (key === 'delete' && loaded) saved.remove(loaded);
    else void saved.load(key);
  }

  async function takeFile(file: File | undefined) {
    if (file) await saved.apply(await file.text(), file.name);
  }

  const group = (key: 'views' | 'gtkwave', paths: readonly string[]): MenuProps['items'] =>
    paths.length === 0
      ? []
      : [
          {
            type: 'group',
            key,
            label: t(`saved.${key}`),
            children: paths.map((path) => ({ key: path, label: viewName(path), title: path })),
          },
        ];
  const items: MenuProps['items'] = [
    { key: 'save', icon: <SaveOutlined />, label: t('saved.save'), extra: 'Ctrl S' },
    { key: 'saveAs', label: t('saved.saveAs') },
    { key: 'file', icon: <FolderOpenOutlined />, label: t('saved.openFile') },
    { key: 'link', icon: <LinkOutlined />, label: t('saved.copyLink') },
    ...(loaded
      ? [
          {
            key: 'delete',
            icon: <DeleteOutlined />,
            danger: true,
            label: t('saved.delete', { name: viewName(loaded.path) }),
          },
        ]
      : []),
    { type: 'divider' },
    ...(files
      ? [...group('views', files.views)!, ...group('gtkwave', files.gtkwave)!]
      : [{ key: 'loading', disabled: true, label: <Spin size="small" /> }]),
    ...(files && files.views.length + files.gtkwave.length === 0
      ? [{ key: 'none', disabled: true, label: t('saved.none') }]
      : []),
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        onOpenChange={list}
        menu={{
          items,
          selectedKeys: loaded ? [loaded.path] : [],
          style: { maxHeight: '70vh', overflow: 'auto' },
          onClick: ({ key }) => choose(key),
        }}
      >
        <Button type="text" size="small" icon={<LayoutOutlined aria-hidden />} title={t('saved.title')}>
          {loaded ? viewName(loaded.path) : t('saved.view')} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,.gtkw,.sav"
        onChange={({ target }) => {
          void takeFile(target.files?.[0]).catch(announceError);
          target.value = '';
        }}
      />
      {naming && (
        <SaveAsDialog
          name={loaded ? viewName(loaded.path) : ''}
          onSave={saved.saveAs}
          onClose={() => onNaming(false)}
        />
      )}
    </>
  );
}
