import { updateChangePassword } from '@netloom/contract';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { showAtFields } from '../../../../parts/form/fieldProblems.ts';
import { leaveEnded } from '../../../../session/index.ts';
import { Card } from '../Card.tsx';
import { PasswordItems } from './PasswordItems.tsx';

interface Fields {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Changes the password; every session ends with it, this one too. */
export function PasswordCard({ userName }: { userName: string }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Fields>();
  const change = useCallMutation(updateChangePassword, {
    meta: { quiet: true },
    onSuccess: () => leaveEnded('password-changed'),
    onError: (error) => void (showAtFields(form, error) || announceError(error)),
  });
  return (
    <Card title={t('me.password')} text={t('me.passwordHint')}>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => change.mutate({ body: fields })}
      >
        {/* Lets password managers know whose password it is. */}
        <input type="text" autoComplete="username" value={userName} readOnly hidden />
        <PasswordItems />
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('me.changePassword')}
        </Button>
      </Form>
    </Card>
  );
}
