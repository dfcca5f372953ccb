import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { useDeptId } from '../../../session/index.ts';
import { fetchPins, showStored } from './openPins.ts';
import { savePins, useConflict } from './savePins.ts';

/** The project's configuration is not the one that the edit began from: one of the two wins. */
export function ConflictDialog() {
  const { t } = useTranslation('pins');
  const deptId = useDeptId();
  const folder = useConflict((state) => state.folder);
  if (folder === undefined) return null;
  const close = () => useConflict.setState({ folder: undefined });

  async function take(whose: 'mine' | 'theirs') {
    close();
    try {
      const stored = await fetchPins(deptId, folder!);
      if (whose === 'mine') await savePins(deptId, stored?.hash ?? '');
      else if (stored) await showStored(deptId, stored);
    } catch (error) {
      announceError(error);
    }
  }

  return (
    <Modal
      open
      title={t('conflict.title', { name: folder })}
      onCancel={close}
      footer={[
        <Button key="later" onClick={close}>
          {t('conflict.later')}
        </Button>,
        <Button key="theirs" onClick={() => void take('theirs')}>
          {t('conflict.theirs')}
        </Button>,
        <Button key="mine" type="primary" danger onClick={() => void take('mine')}>
          {t('conflict.mine')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
    </Modal>
  );
}
