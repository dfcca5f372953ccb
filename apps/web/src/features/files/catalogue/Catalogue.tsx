import type { FileRow } from '@netloom/contract';
import { Button, Dropdown, Empty, Input, Result, Spin } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, errorText } from '../../../announce.ts';
import { usePermissions } from '../../../parts/index.ts';
import { useShell } from '../../../shell/shellStore.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import { fileAddress } from '../editor/index.ts';
import { Dialogs } from './Dialogs.tsx';
import type { Dialog } from './Dialogs.tsx';
import { Path } from './Path.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCatalogue } from './catalogueStore.ts';
import { downloadFiles } from './downloadFiles.ts';
import { FileGrid } from './grid/FileGrid.tsx';
import { carriedPaths } from './grid/carried.ts';
import { NOTHING, among } from './grid/selection.ts';
import { openingOf } from './openFile.ts';
import { isProtected, useProtections } from './protectedPaths.ts';
import { UploadProgress } from './upload/UploadProgress.tsx';
import { droppedFiles } from './upload/droppedFiles.ts';
import { useUpload } from './upload/uploadStore.ts';
import { useAskToRemove } from './useAskToRemove.tsx';
import { useFileActions } from './useFileActions.ts';
import { useFiles } from './useFiles.ts';
import { useMenuItems } from './useMenuItems.ts';

export function Catalogue({ deptId }: { deptId: number }) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const narrow = useNarrow();
  const showPanel = useShell((state) => state.showPanel);
  const mayEdit = usePermissions().any('design:edit');
  const folder = useCatalogue((state) => state.folders[deptId] ?? '');
  const show = useCatalogue((state) => state.show);
  const upload = useUpload((state) => state.start);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const [wish, setWish] = useState(NOTHING);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const protections = useProtections(deptId);
  const actions = useFileActions(deptId);
  const askToRemove = useAskToRemove(actions);
  const { rows, error, isPending, refetch } = useFiles(deptId, folder, wanted);
  const keys = useMemo(() => new Set(rows.map(({ filePath }) => filePath)), [rows]);
  const selection = among(wish, keys);
  const chosen = rows.filter(({ filePath }) => selection.chosen.has(filePath));
  const paths = chosen.map(({ filePath }) => filePath);
  const [only] = chosen.length === 1 ? chosen : [];

  function enter(path: string) {
    show(deptId, path);
    setSearch('');
    setWish(NOTHING);
  }

  function open(row: FileRow) {
    const opening = openingOf(row);
    if (opening === 'enter') return enter(row.filePath);
    if (opening === 'image') return setDialog({ kind: 'image', row });
    if (opening === 'download') return void downloadFiles(deptId, [row]);
    void navigate(fileAddress({ path: row.filePath }));
    if (narrow) showPanel(null);
  }

  function drop(event: DragEvent, target: string) {
    event.preventDefault();
    event.stopPropagation();
    if (!mayEdit) return;
    const carried = carriedPaths(event.dataTransfer);
    if (carried === null) {
      droppedFiles(event.dataTransfer).then(
        (files) => void upload({ deptId, folder: target, files, unpack: false, overwrite: false }),
        announceError,
      );
    } else if (!carried.includes(target)) void actions.move(carried, target).catch(() => undefined);
  }

  const some = chosen.length > 0;
  const commands = {
    create: () => setDialog({ kind: 'create', folder }),
    download: () => void downloadFiles(deptId, chosen),
    rename: only && (() => setDialog({ kind: 'rename', row: only })),
    move: some ? () => setDialog({ kind: 'move', paths }) : undefined,
    remove: some ? () => askToRemove(paths) : undefined,
    permission: () => setDialog({ kind: 'permission', path: only?.filePath ?? folder }),
  };
  const menu = useMenuItems(commands, { open: only && (() => open(only)), some, mayEdit });
  return (
    <section
      className="nl-catalogue"
      aria-label={t('title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, folder)}
    >
      <Toolbar deptId={deptId} folder={folder} mayEdit={mayEdit} commands={commands} />
      <Path folder={folder} onShow={enter} onDrop={drop} />
      <Input.Search
        className="nl-catalogue-search"
        size="small"
        allowClear
        maxLength={200}
        value={search}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <UploadProgress />
      {error ? (
        <Result
          status="warning"
          title={errorText(error)}
          extra={
            <>
              <Button onClick={() => void refetch()}>{t('retry')}</Button>
              {folder === '' ? null : <Button onClick={() => enter('')}>{t('root')}</Button>}
            </>
          }
        />
      ) : isPending ? (
        <Spin className="nl-catalogue-wait" />
      ) : (
        <Dropdown trigger={['contextMenu']} menu={{ items: menu }}>
          <div className="nl-catalogue-list">
            <FileGrid
              rows={rows}
              selection={selection}
              onSelect={setWish}
              showPaths={wanted !== ''}
              draggable={mayEdit}
              isProtected={(path) => isProtected(path, protections)}
              actions={{
                open,
                drop,
                rename: () => commands.rename?.(),
                remove: () => (mayEdit ? commands.remove?.() : undefined),
                up: () => enter(folder.split('/').slice(0, -1).join('/')),
              }}
            />
            {rows.length > 0 ? null : (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={wanted === '' ? t(mayEdit ? 'empty' : 'emptyView') : t('nothingFound')}
              />
            )}
          </div>
        </Dropdown>
      )}
      <footer aria-live="polite">
        {some
          ? t('chosen', { count: chosen.length, total: rows.length })
          : t('count', { count: rows.length })}
      </footer>
      <Dialogs
        deptId={deptId}
        dialog={dialog}
        protections={protections}
        actions={actions}
        onClose={() => setDialog(null)}
      />
    </section>
  );
}
