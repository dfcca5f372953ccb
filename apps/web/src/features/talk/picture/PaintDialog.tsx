import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { PaintCanvas } from './PaintCanvas.tsx';
import { PaintTools } from './PaintTools.tsx';
import { fileOf } from './captureScreen.ts';
import { pressToolKey } from './toolKeys.ts';
import { usePainting } from './usePainting.ts';
import './picture.css';

interface PaintDialogProps {
  picture: ImageBitmap;
  /** The picture as painted; nothing of what was hidden is in it. Rejects where it cannot be added. */
  onDone: (file: File) => Promise<void>;
  onClose: () => void;
}

/** A picture before it is sent: what matters can be marked, and what nobody is to read be hidden. */
export default function PaintDialog({ picture, onDone, onClose }: PaintDialogProps) {
  const { t } = useTranslation('picture');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [busy, setBusy] = useState(false);
  const state = usePainting();
  async function done() {
    setBusy(true);
    try {
      await onDone(await fileOf(canvas.current!));
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }
  return (
    <Modal
      open
      centered
      mask={{ closable: false }}
      title={t('title')}
      width="min(1200px, 96vw)"
      okText={t('add')}
      confirmLoading={busy}
      onOk={() => void done()}
      onCancel={onClose}
    >
      <div className="nl-paint" onKeyDown={(event) => pressToolKey(event, state)}>
        <PaintTools state={state} />
        <PaintCanvas canvas={canvas} picture={picture} state={state} />
        <p className="nl-dim">{t('hint')}</p>
      </div>
    </Modal>
  );
}
