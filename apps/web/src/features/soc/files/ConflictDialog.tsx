import { selectCanvasBySocCanvasId } from '@netloom/contract';
import { readDocument, socKind, writeDocument } from '@netloom/soc';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { useConflict } from './conflictStore.ts';
import { showCanvas } from './openCanvas.ts';
import { saveCanvas } from './saveCanvas.ts';
import { sideBySide } from './sideBySide.ts';

/** The canvas was saved elsewhere meanwhile: shows where the two differ, and merges them or lets one win. */
export default function ConflictDialog() {
  const { t } = useTranslation('soc');
  const conflict = useConflict((state) => state.conflict);
  const { canvas, document } = useSoc();
  const [busy, setBusy] = useState(false);
  if (!conflict || !canvas) return null;
  const { hash, toVerilogJson } = conflict;
  const rows = sideBySide(writeDocument(document), toVerilogJson);
  const theirs = readDocument(toVerilogJson, canvas.path).document;
  const merged = theirs && socKind.merge(canvas.savedDocument, document, theirs);

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await work().catch(announceError);
    setBusy(false);
    closeDialog();
  }

  async function takeTheirs(): Promise<void> {
    showCanvas(await callApi(selectCanvasBySocCanvasId, { params: { id: canvas!.socCanvasId } }));
  }

  /** Both sides' changes become the open document; the next save starts from the stored one. */
  function takeMerged(): void {
    if (!merged || !theirs) return;
    change({ document: merged.document });
    useSoc.setState({ canvas: { ...canvas!, hash, savedDocument: theirs } });
    closeDialog();
  }

  async function keepMine(): Promise<void> {
    useSoc.setState({ canvas: { ...canvas!, hash } });
    await saveCanvas();
  }

  return (
    <Modal
      open
      width={960}
      title={t('conflict.title', { name: canvas.socName })}
      onCancel={closeDialog}
      footer={[
        <Button key="later" onClick={closeDialog}>
          {t('conflict.later')}
        </Button>,
        <Button key="theirs" loading={busy} onClick={() => void run(takeTheirs)}>
          {t('conflict.theirs')}
        </Button>,
        <Button key="mine" danger loading={busy} onClick={() => void run(keepMine)}>
          {t('conflict.mine')}
        </Button>,
        <Button key="merge" type="primary" disabled={!merged} onClick={takeMerged}>
          {t('conflict.merge')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
      {merged && merged.conflicts.length > 0 && (
        <Alert
          type="warning"
          title={t('conflict.both', { count: merged.conflicts.length })}
          description={merged.conflicts.map((each) => each.pointer).join(', ')}
        />
      )}
      <div className="nl-soc-sides">
        <h4>{t('conflict.yours')}</h4>
        <h4>{t('conflict.stored')}</h4>
        {rows.map(([mine, theirs], index) => (
          <SideRow key={index} mine={mine} theirs={theirs} />
        ))}
        {rows.length === 0 && <p className="nl-soc-hint">{t('conflict.layoutOnly')}</p>}
      </div>
    </Modal>
  );
}

function SideRow({ mine, theirs }: { mine: string; theirs: string }) {
  return (
    <>
      <code className={mine === '' ? 'nl-soc-absent' : ''}>{mine}</code>
      <code className={theirs === '' ? 'nl-soc-absent' : ''}>{theirs}</code>
    </>
  );
}
