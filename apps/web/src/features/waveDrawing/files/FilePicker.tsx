import { deleteFile, joinPaths } from '@netloom/contract';
import { DownOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { currentDrawing, forgetDrawing, isDirty, useDrawings } from '../store/drawingStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { discardEdits } from './openFile.ts';
import { refreshFiles } from './saveFile.ts';

interface FilePickerProps {
  files: readonly string[];
  onOpen: (path: string) => void;
  /** Nothing is shown any more. */
  onClosed: () => void;
}

/** Chooses a drawing; those with unsaved edits carry a dot. */
export function FilePicker({ files, onOpen, onClosed }: FilePickerProps) {
  const { t } = useTranslation('waveDrawing');
  const deptId = useDeptId();
  const { modal } = App.useApp();
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
      const dirty = open && isDirty(open) ? <i className="nl-wd-dirty" title={t('file.unsaved')} /> : null;
      return {
        key: path,
        label: (
          <span className="nl-wd-file">
            {path}
            {dirty}
          </span>
        ),
      };
    }),
  ];

  function discard() {
    if (!shown) return;
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
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        className: 'nl-wd-files',
        selectedKeys: current === undefined ? [] : [current],
        onClick: ({ key }) => choose(key),
      }}
    >
      <Button type="text" className="nl-wd-picker" title={t('file.choose')}>
        <b title={current}>{current?.slice(current.lastIndexOf('/') + 1) ?? t('file.choose')}</b>
        {shown && isDirty(shown) ? <i className="nl-wd-dirty" title={t('file.unsaved')} /> : null}
        <DownOutlined />
      </Button>
    </Dropdown>
  );
}
