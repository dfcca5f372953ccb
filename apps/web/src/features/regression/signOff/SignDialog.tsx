import { showSignOff, signOff } from '@netloom/contract';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';

/** Binds one's name to the evidence as it is. */
export function SignDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const { t } = useTranslation('signOff');
  const [note, setNote] = useState('');
  const sign = useCallMutation(signOff, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: callKey(showSignOff) });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('sign')}
      okText={t('sign')}
      confirmLoading={sign.isPending}
      onOk={() => sign.mutate({ body: { runId, note } })}
      onCancel={onClose}
    >
      <p>{t('signText')}</p>
      <Input.TextArea
        rows={3}
        maxLength={2000}
        aria-label={t('note')}
        placeholder={t('note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Modal>
  );
}
