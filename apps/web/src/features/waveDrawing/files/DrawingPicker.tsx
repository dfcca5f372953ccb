import { deleteFile, joinPaths } from '@netloom/contract';
import { App } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { FileName, FilePicker, useAskDiscard } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { currentDrawing, forgetDrawing, isDirty, useDrawings } from '../store/drawingStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { discardEdits } from './openFile.ts';
import { refreshFiles } from './saveFile.ts';

interface DrawingPickerProps {
  files: readonly string[];
  onOpen: (path: string) => void;
  /** Nothing is shown any more. */
  onClosed: () => void;
}

/** Chooses a drawing; those with unsaved edits carry a dot. */
export function DrawingPicker({ files, onOpen, onClosed }: DrawingPickerProps) {
  const { t } = useTranslation('waveDrawing');
  const deptId = useDeptId();
  const { modal } = App.useApp();
  const askDiscard = useAskDiscard();
  const { drawings, current } = useDrawings();
  const shown = currentDrawing({ drawings, current });
  const paths = [...Object.keys(drawings).filter((path) => !files.includes(path)), ...files];
  const items: MenuProps['items'] = [
    { key: ' new', label: t('file.new') },
    ...(shown ? [{ key: ' rename', label: t('file.rename') }] : []),
    ...(shown && isDirty(shown) ? [{ key: ' discard', danger: true, label: t('file.discard') }] : []),
    ...(shown?.stored ? [{ key: ' delete', danger: true, label: t('file.delete') }] : []),
    ...(paths.length > 0 ? [{ type: 'divider' as const }] : []),
    ...paths.map((path) => {
      const open = drawings[path];
      return { key: path, label: <FileName path={path} isDirty={open !== undefined && isDirty(open)} /> };
    }),
  ];

  function discard() {
    if (!shown) return;
    askDiscard(shown.path, () => {
      discardEdits(shown);
      if (shown.stored === undefined) onClosed();
    });
  }

  function remove() {
    if (!shown) return;
    const { path } = shown;
    modal.confirm({
      title: t('file.deleteTitle'),
      content: t('file.deleteText', { path }),
      okText: t('file.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await callApi(deleteFile, { body: { deptId, resourcePath: joinPaths([path]) } });
        forgetDrawing(path);
        refreshFiles();
        announceSuccess(t('file.deleted', { path }));
        onClosed();
      },
    });
  }

  function choose(key: string) {
    if (key === ' new') openDialog('new');
    else if (key === ' rename') openDialog('rename');
    else if (key === ' discard') discard();
    else if (key === ' delete') remove();
    else onOpen(key);
  }

  return (
    <FilePicker
      name={current?.slice(current.lastIndexOf('/') + 1)}
      path={current}
      isDirty={shown !== undefined && isDirty(shown)}
      choose={t('file.choose')}
      menu={{
        items,
        selectedKeys: current === undefined ? [] : [current],
        onClick: ({ key }) => choose(key),
      }}
    />
  );
}
