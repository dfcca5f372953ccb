import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const parts = ['account', 'content', 'use', 'data', 'noWarranty', 'end'] as const;

/** What one agrees to when registering: the terms of an installation that somebody hosts himself. */
export function Terms({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('register');
  return (
    <Modal open={open} title={t('terms.title')} footer={null} onCancel={onClose}>
      <p>{t('terms.intro')}</p>
      <ol className="nl-terms">
        {parts.map((part) => (
          <li key={part}>{t(`terms.${part}`)}</li>
        ))}
      </ol>
    </Modal>
  );
}
