import { getAllSocCanvas } from '@netloom/contract';
import { Alert, Button, Empty, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId, useDesign } from '../../../../session/index.ts';
import { canvasAddress, placeInstance } from '../../../design/soc/index.ts';
import { generateIntoProject } from '../files/generate.ts';
import type { OpenCore } from '../files/cores.ts';
import { useIsGenerated } from '../files/useCores.ts';
import { generationOf } from '../store/derived.ts';
import { closeDialog } from '../store/uiStore.ts';

/** Puts an instance of the core on a canvas of the project, and goes there. */
export function PlaceDialog({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const navigate = useNavigate();
  const deptId = useDeptId();
  const { designId } = useDesign();
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } }).data ?? [];
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const known = canvases.find(({ socCanvasId }) => socCanvasId === (chosen ?? designId)) ?? canvases[0];
  const ready = useIsGenerated(open);

  async function place() {
    const vlnv = generationOf(open.document).descriptor?.vlnv;
    if (known === undefined || vlnv === undefined) return;
    setBusy(true);
    try {
      const block = await placeInstance(deptId, known.socCanvasId, vlnv);
      closeDialog();
      void navigate(canvasAddress(known.socCanvasId, block));
    } catch (error) {
      announceError(error);
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title={t('place.title', { name: open.document.name })}
      okText={t('place.ok')}
      okButtonProps={{ disabled: !ready || known === undefined, loading: busy }}
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
        {known === undefined ? (
          <Empty description={t('place.noCanvas')} />
        ) : (
          <>
            <label htmlFor="core-place-canvas">{t('place.canvas')}</label>
            <Select
              id="core-place-canvas"
              value={known.socCanvasId}
              options={canvases.map(({ socCanvasId, socName }) => ({ value: socCanvasId, label: socName }))}
              onChange={setChosen}
            />
            <p>{t('place.text')}</p>
          </>
        )}
      </div>
    </Modal>
  );
}
