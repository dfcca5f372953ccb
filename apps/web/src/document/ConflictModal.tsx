import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../announce.ts';
import './document.css';

interface ConflictModalProps {
  /** Path of what was written elsewhere. */
  path: string;
  onLater: () => void;
  onTheirs: () => unknown;
  onMine: () => unknown;
  /** Undefined while something is undecided, or cannot be merged. */
  onMerge: (() => unknown) | undefined;
  children: ReactNode;
}

/** Another text is stored than the edits began from: merge, let one side win, or decide later. */
export function ConflictModal({ path, onLater, onTheirs, onMine, onMerge, children }: ConflictModalProps) {
  const { t } = useTranslation('document');
  const [busy, setBusy] = useState(false);

  async function run(work: () => unknown) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }

  return (
    <Modal
      open
      width="min(1200px, 96vw)"
      title={t('conflict.title', { name: path })}
      onCancel={onLater}
      footer={
        <div className="nl-doc-choices">
          <Button onClick={onLater}>{t('conflict.later')}</Button>
          <Button danger loading={busy} onClick={() => void run(onTheirs)}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button danger loading={busy} onClick={() => void run(onMine)}>
            {t('conflict.takeMine')}
          </Button>
          <Button
            type="primary"
            loading={busy}
            disabled={onMerge === undefined}
            onClick={() => onMerge && void run(onMerge)}
          >
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
