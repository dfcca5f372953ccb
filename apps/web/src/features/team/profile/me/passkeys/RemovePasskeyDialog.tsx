import { removePasskey } from '@netloom/contract';
import type { Passkey } from '@netloom/contract';
import { Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../../announce.ts';
import { useCallMutation } from '../../../../../api/index.ts';
import { showAtFields } from '../../../../../parts/form/fieldProblems.ts';
import { OwnerItem } from '../factor/OwnerItem.tsx';
import { refreshPasskeys } from './refreshPasskeys.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { name, passkeyId }, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation('passkeys');
  const [form] = Form.useForm<{ password: string }>();
  const remove = useCallMutation(removePasskey, {
    meta: { quiet: true },
    onError: (error) => void (showAtFields(form, error) || announceError(error)),
    onSuccess: async () => {
      announceSuccess(t('removed'));
      onClose();
      await refreshPasskeys();
    },
  });
  return (
    <Modal
      open
      title={t('removeTitle', { name })}
      mask={{ closable: false }}
      okText={t('remove')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('removeHint')}</p>
      <Form<{ password: string }>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ password }) => remove.mutate({ body: { passkeyId, password } })}
      >
        <OwnerItem focus />
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
