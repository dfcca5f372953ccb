import { DeleteOutlined, DownOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import type { SocCanvasRow } from '@netloom/contract';
import { App, Button, Dropdown, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { isDirty } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { removeCanvas, renameCanvas } from './canvasCalls.ts';
import '../soc.css';

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
  const dirty = useSoc(isDirty);

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

  const items = [
    ...canvases.map((row) => ({
      key: `open${row.socCanvasId}`,
      label: row.socName,
      onClick: () => onOpen(row.socCanvasId),
    })),
    { type: 'divider' as const },
    {
      key: 'new',
      icon: <PlusOutlined aria-hidden />,
      label: t('file.new'),
      onClick: () => openDialog('newCanvas'),
    },
    {
      key: 'rename',
      icon: <EditOutlined aria-hidden />,
      label: t('file.rename'),
      disabled: !canvas || dirty,
      onClick: rename,
    },
    {
      key: 'delete',
      icon: <DeleteOutlined aria-hidden />,
      label: t('file.delete'),
      disabled: !canvas,
      danger: true,
      onClick: confirmRemove,
    },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, selectedKeys: canvas ? [`open${canvas.socCanvasId}`] : [] }}>
      <Button type="text" className="nl-soc-picker" aria-label={t('file.choose')}>
        <b>{canvas?.socName ?? t('file.choose')}</b>
        {dirty && <span className="nl-soc-dirty" title={t('file.unsaved')} />}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
