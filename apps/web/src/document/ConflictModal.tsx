import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaysOut } from './useConflict.ts';
import './document.css';

interface ConflictModalProps {
  /** Of what was written elsewhere. */
  path: string;
  ways: WaysOut;
  /** What stands against each other. */
  children: ReactNode;
}

/** Another text is stored than the edits began from: merge, let one side win, or decide later. */
export function ConflictModal({ path, ways, children }: ConflictModalProps) {
  const { t } = useTranslation('document');
  const { isBusy, canMerge, later, takeTheirs, takeMine, merge } = ways;
  return (
    <Modal
      open
      width="min(1200px, 96vw)"
      title={t('conflict.title', { name: path })}
      onCancel={later}
      footer={
        <div className="nl-doc-choices">
          <Button onClick={later}>{t('conflict.later')}</Button>
          <Button danger loading={isBusy} onClick={takeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button danger loading={isBusy} onClick={takeMine}>
            {t('conflict.takeMine')}
          </Button>
          <Button type="primary" loading={isBusy} disabled={!canMerge} onClick={merge}>
            {t('conflict.merge')}
          </Button>
        </div>
      }
    >
      <p>{t('conflict.text')}</p>
      {children}
    </Modal>
  );
}
