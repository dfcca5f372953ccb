import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SidesDialogProps {
  /** Of what stands against the save. */
  name: string;
  onLater: () => void;
  onTheirs: () => void;
  onMine: () => void;
  /** The two sides, what is stored at the left. */
  children?: ReactNode;
}

/** Someone else wrote what is edited here since it was opened: asks which side stays. */
export function SidesDialog({ name, onLater, onTheirs, onMine, children }: SidesDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Modal
      open
      width={children === undefined ? undefined : 'min(1200px, 96vw)'}
      title={t('conflict.title', { name })}
      onCancel={onLater}
      footer={[
        <Button key="later" onClick={onLater}>
          {t('conflict.later')}
        </Button>,
        <Button key="theirs" onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>,
        <Button key="mine" type="primary" danger onClick={onMine}>
          {t('conflict.mine')}
        </Button>,
      ]}
    >
      <p>
        {t('conflict.text')} {children === undefined ? null : t('conflict.sides')}
      </p>
      {children}
    </Modal>
  );
}
