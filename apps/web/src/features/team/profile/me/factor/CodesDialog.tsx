import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from '../../../../account/secondFactor/index.ts';

/** New recovery codes; nothing but the button closes it, for they are not shown again. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  return (
    <Modal
      open
      title={t('recovery')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Modal>
  );
}
