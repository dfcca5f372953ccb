import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { CodeDiff } from '../../editor/index.ts';
import type { OpenDrawing } from '../store/drawingStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { showStored } from './openFile.ts';
import { saveFile, useConflict } from './saveFile.ts';

/** Someone else wrote the file since it was opened: shows both sides and asks which one stays. */
export function ConflictDialog({ open }: { open: OpenDrawing }) {
  const { t } = useTranslation('waveDrawing');
  const deptId = useDeptId();
  const stored = useConflict((state) => state.stored);
  if (!stored) return null;
  const takeTheirs = () => {
    showStored(stored);
    closeDialog();
  };
  const takeMine = () => void saveFile(deptId, stored).then((saved) => saved && closeDialog());
  return (
    <Modal
      open
      width="min(1200px, 96vw)"
      title={t('conflict.title', { path: stored.socVerilogPath })}
      onCancel={closeDialog}
      footer={[
        <Button key="later" onClick={closeDialog}>
          {t('conflict.later')}
        </Button>,
        <Button key="theirs" onClick={takeTheirs}>
          {t('conflict.theirs')}
        </Button>,
        <Button key="mine" type="primary" danger onClick={takeMine}>
          {t('conflict.mine')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
      <div className="nl-wd-diff">
        <CodeDiff path={stored.socVerilogPath} before={stored.verilogFile} after={open.text} />
      </div>
    </Modal>
  );
}
