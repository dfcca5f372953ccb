import { Alert, Button, Empty, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../../session/index.ts';
import { generateIntoProject } from '../files/cores.ts';
import type { OpenCore } from '../files/cores.ts';
import { useIsGenerated } from '../files/useCores.ts';
import { closeDialog } from '../store/uiStore.ts';
import { usePlacing } from './usePlacing.ts';

/** Puts an instance of the core on a canvas of the project, and goes there. */
export function PlaceDialog({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const deptId = useDeptId();
  const { canvases, canvas, choose, busy, place } = usePlacing(open);
  const ready = useIsGenerated(open);
  return (
    <Modal
      open
      title={t('place.title', { name: open.document.name })}
      okText={t('place.ok')}
      okButtonProps={{ disabled: !ready || canvas === undefined, loading: busy }}
      onOk={() => void place()}
      onCancel={closeDialog}
    >
      <div className="nl-core-place">
        {ready ? null : (
          <Alert
            type="info"
            showIcon
            title={t('place.generateFirst')}
            action={
              <Button size="small" type="primary" onClick={() => generateIntoProject(deptId)}>
                {t('command.generate')}
              </Button>
            }
          />
        )}
        {canvas === undefined ? (
          <Empty description={t('place.noCanvas')} />
        ) : (
          <>
            <label htmlFor="core-place-canvas">{t('place.canvas')}</label>
            <Select
              id="core-place-canvas"
              value={canvas.socCanvasId}
              options={canvases.map(({ socCanvasId, socName }) => ({ value: socCanvasId, label: socName }))}
              onChange={choose}
            />
            <p>{t('place.text')}</p>
          </>
        )}
      </div>
    </Modal>
  );
}
