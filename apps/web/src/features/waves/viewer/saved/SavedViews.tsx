import { DownOutlined, LayoutOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { SaveAsDialog } from './SaveAsDialog.tsx';
import type { SavedView } from './useSavedView.ts';
import { ViewFileInput } from './ViewFileInput.tsx';
import { listViews, viewName } from './viewFiles.ts';
import type { ViewFiles } from './viewFiles.ts';
import { viewItems } from './viewItems.tsx';
import { ViewConflict } from './ViewConflict.tsx';

interface Props {
  saved: SavedView;
  /** The dialog for a name is open. */
  naming: boolean;
  onNaming: (naming: boolean) => void;
  onCopyLink: () => void;
}

/** The menu of views: save, load, delete, share. */
export function SavedViews({ saved, naming, onNaming, onCopyLink }: Props) {
  const { t } = useTranslation('waves');
  const [files, setFiles] = useState<ViewFiles>();
  const picker = useRef<HTMLInputElement>(null);
  const { loaded, deptId } = saved;
  const name = loaded && viewName(loaded.path);

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

  const menu = {
    items: viewItems(loaded, files, t),
    selectedKeys: loaded ? [loaded.path] : [],
    style: { maxHeight: '70vh', overflow: 'auto' },
    onClick: ({ key }: { key: string }) => choose(key),
  };
  return (
    <>
      <Dropdown trigger={['click']} onOpenChange={list} menu={menu}>
        <Button type="text" size="small" icon={<LayoutOutlined aria-hidden />} title={t('saved.title')}>
          {name ?? t('saved.view')} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <ViewFileInput ref={picker} onText={saved.apply} />
      {saved.clash && <ViewConflict key={saved.clash.stored.hash} saved={saved} clash={saved.clash} />}
      {naming && <SaveAsDialog name={name ?? ''} onSave={saved.saveAs} onClose={() => onNaming(false)} />}
    </>
  );
}
