import { makeBackup } from '@netloom/contract';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { refreshBackups } from './refreshBackups.ts';

/** Starts a backup; it goes on whether or not anybody watches. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backups');
  const [runs, setRuns] = useState(false);
  const make = useCallMutation(makeBackup, {
    onSuccess: async () => {
      announceSuccess(t('started'));
      onClose();
      await refreshBackups();
    },
  });
  return (
    <Modal
      open
      title={t('make')}
      okText={t('start')}
      confirmLoading={make.isPending}
      onOk={() => make.mutate({ body: { runs } })}
      onCancel={onClose}
    >
      <p>{t('makeText')}</p>
      <Checkbox checked={runs} onChange={({ target }) => setRuns(target.checked)}>
        {t('withRuns')}
      </Checkbox>
      <p className="nl-dim">{t('secretHint')}</p>
    </Modal>
  );
}
