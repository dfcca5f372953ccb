import type { DrawingText } from '@netloom/waves/drawing';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../files/editor/index.ts';
import { Problems } from '../Problems.tsx';
import type { Drawn } from '../store/drawn.ts';
import { closeDialog } from '../store/uiStore.ts';
import { BenchForm } from './BenchForm.tsx';
import { LaneTable } from './LaneTable.tsx';
import { useBench } from './useBench.ts';
import { useSaveBench } from './useSaveBench.ts';

interface BenchDialogProps {
  open: Drawn;
  document: DrawingText;
}

/** Makes a testbench of the drawing: which lanes are what, the module to test, and the text that results. */
export function BenchDialog({ open, document: { drawing } }: BenchDialogProps) {
  const { t } = useTranslation('waveDrawing');
  const bench = useBench(drawing, open.path);
  const { path, text, isName, ports, diagnostics } = bench;
  const { saving, save } = useSaveBench();
  const close = (
    <Button key="close" onClick={closeDialog}>
      {t('bench.close')}
    </Button>
  );
  const store = (
    <Button
      key="save"
      type="primary"
      loading={saving}
      disabled={text === undefined || !isName}
      onClick={() => text !== undefined && void save(path, text)}
    >
      {t('bench.save')}
    </Button>
  );
  return (
    <Modal
      open
      width="min(1180px, 96vw)"
      title={t('bench.title')}
      onCancel={closeDialog}
      footer={[close, store]}
    >
      <div className="nl-wd-bench">
        <div className="nl-wd-bench-left">
          <BenchForm bench={bench} gap={drawing.bench.gap} />
          <LaneTable lanes={drawing.lanes} ports={ports} />
        </div>
        <div className="nl-wd-bench-right">
          <Problems diagnostics={diagnostics} />
          <div className="nl-wd-bench-text">
            {text === undefined ? (
              <p className="nl-dim">{t('bench.refused')}</p>
            ) : (
              <CodeText path={path} text={text} />
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}
