import type { SocCanvasRow } from '@netloom/contract';
import { App, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { DocumentPicker } from '../../../../document/index.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { removeCanvas, renameCanvas } from './canvasCalls.ts';
import { designs } from './designs.ts';
import { isInstanceKey } from './viewShelf.ts';

interface Props {
  deptId: number;
  canvases: SocCanvasRow[];
  onOpen(socCanvasId: number): void;
}

/** The name of the open canvas; its menu opens, makes, renames and deletes canvases. */
export function CanvasPicker({ deptId, canvases, onOpen }: Props) {
  const { t } = useTranslation('soc');
  const { modal } = App.useApp();
  const canvas = useSoc((state) => state.canvas);
  const dirty = useSoc((state) => state.isDirty);

  function rename(): void {
    let name = canvas?.socName ?? '';
    modal.confirm({
      title: t('file.rename'),
      icon: null,
      content: (
        <Input
          autoFocus
          aria-label={t('file.name')}
          defaultValue={name}
          onChange={(event) => (name = event.target.value)}
        />
      ),
      onOk: () => renameCanvas(deptId, canvas!.socCanvasId, name).catch(announceError),
    });
  }

  function confirmRemove(): void {
    modal.confirm({
      title: t('file.deleteTitle', { name: canvas?.socName }),
      content: t('file.deleteText'),
      okText: t('file.delete'),
      okButtonProps: { danger: true },
      onOk: () => removeCanvas(canvas!.socCanvasId).catch(announceError),
    });
  }

  const isOpen = canvas !== undefined && canvas.within === undefined;
  return (
    <DocumentPicker
      documents={designs}
      entries={canvases.map(({ socCanvasId, socName }) => ({ key: String(socCanvasId), name: socName }))}
      choose={t('file.choose')}
      name={canvas?.within ? `${canvas.within.instance} (${canvas.socName})` : canvas?.socName}
      commands={[
        { key: 'new', label: t('file.new'), run: () => openDialog('newCanvas') },
        { key: 'rename', label: t('file.rename'), isEnabled: isOpen && !dirty, run: rename },
        { key: 'delete', label: t('file.delete'), danger: true, isEnabled: isOpen, run: confirmRemove },
      ]}
      onOpen={(key) =>
        isInstanceKey(key) ? void designs.open(key).catch(announceError) : onOpen(Number(key))
      }
    />
  );
}
