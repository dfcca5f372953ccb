import { diffRegisters, readRegisterMap, writeRegisterMap } from '@netloom/soc/registers';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { CodeDiff } from '../../editor/index.ts';
import { currentMap } from '../store/registerStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { showStored } from './openFile.ts';
import { saveFile, useConflict } from './saveFile.ts';

/** Someone else wrote the file since it was opened: shows both sides and asks which one stays. */
export function ConflictDialog() {
  const { t } = useTranslation('registers');
  const deptId = useDeptId();
  const stored = useConflict((state) => state.stored);
  const open = currentMap();
  if (!stored || !open) return null;
  const theirs = readRegisterMap(stored.verilogFile, stored.socVerilogPath).document;
  const changes = theirs ? diffRegisters(theirs, open.map) : [];
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
        <Button
          key="theirs"
          onClick={() => {
            showStored(stored);
            closeDialog();
          }}
        >
          {t('conflict.theirs')}
        </Button>,
        <Button
          key="mine"
          type="primary"
          danger
          onClick={() => void saveFile(deptId, stored).then((saved) => saved && closeDialog())}
        >
          {t('conflict.mine')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
      <ul className="nl-reg-conflict">
        {changes.slice(0, 12).map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ul>
      <div className="nl-reg-diff">
        <CodeDiff
          path={stored.socVerilogPath}
          before={stored.verilogFile}
          after={writeRegisterMap(open.map)}
        />
      </div>
    </Modal>
  );
}
