import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ConflictDialogProps {
  /** Of what stands against the save. */
  name: string;
  onLater: () => void;
  onTheirs: () => void;
  onMine: () => void;
  /** The two sides, what is stored at the left. */
  children?: ReactNode;
}

/** Someone else wrote what is edited here since it was opened: asks which side stays. */
export function ConflictDialog({ name, onLater, onTheirs, onMine, children }: ConflictDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      width={children === undefined ? undefined : 'min(1200px, 96vw)'}
      title={t('file.conflict.title', { name })}
      onCancel={onLater}
      footer={[
        <Button key="later" onClick={onLater}>
          {t('file.conflict.later')}
        </Button>,
        <Button key="theirs" onClick={onTheirs}>
          {t('file.conflict.theirs')}
        </Button>,
        <Button key="mine" type="primary" danger onClick={onMine}>
          {t('file.conflict.mine')}
        </Button>,
      ]}
    >
      <p>
        {t('file.conflict.text')} {children === undefined ? null : t('file.conflict.sides')}
      </p>
      {children}
    </Modal>
  );
}
