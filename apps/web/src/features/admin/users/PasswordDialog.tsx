import { resetPwd } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { Alert, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { CopyPassword } from './CopyPassword.tsx';
import { PasswordItem } from './PasswordItem.tsx';
import { madePassword } from './madePassword.ts';

interface PasswordDialogProps {
  user: SysUser;
  onClose: () => void;
}

/** The new password once more: this is the last time that anybody can see it. */
function PasswordSet({ user, password, onClose }: PasswordDialogProps & { password: string }) {
  const { t } = useTranslation('users');
  const name = user.userName;
  return (
    <Modal
      open
      title={t('resetPasswordOf', { name })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      <Alert type="success" showIcon title={t('passwordSet', { name })} description={t('passwordOnce')} />
      <p className="nl-users-password">
        <code>{password}</code> <CopyPassword password={password} />
      </p>
    </Modal>
  );
}

/** Sets a user's password: a made one unless another is typed. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<{ password: string }>();
  const [made] = useState(madePassword);
  const [set, setSet] = useState<string | null>(null);
  const reset = useCallMutation(resetPwd);
  if (set !== null) return <PasswordSet user={user} password={set} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('resetPasswordOf', { name: user.userName })}
      okText={t('resetPassword')}
      okButtonProps={{ danger: true, loading: reset.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('resetPasswordText')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ password: made }}
        onFinish={({ password }) =>
          reset.mutate({ body: { userId: user.userId, password } }, { onSuccess: () => setSet(password) })
        }
      >
        <PasswordItem />
      </Form>
    </Modal>
  );
}
