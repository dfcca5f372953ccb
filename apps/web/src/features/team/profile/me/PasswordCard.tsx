import { updateChangePassword } from '@netloom/contract';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { showAtFields } from '../../../../parts/form/fieldProblems.ts';
import { leaveEnded } from '../../../../session/index.ts';
import { usePasswordRules } from '../../../account/login/index.ts';
import { Card } from '../Card.tsx';

interface Fields {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Changes the password; every session ends with it, this one too. */
export function PasswordCard({ userName }: { userName: string }) {
  const { t } = useTranslation('profile');
  const rules = usePasswordRules();
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
        <Form.Item
          name="oldPassword"
          label={t('me.oldPassword')}
          rules={[{ required: true, message: t('me.oldPasswordNeeded') }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t('me.newPassword')}
          dependencies={['oldPassword']}
          validateTrigger="onBlur"
          rules={[
            ...rules.password,
            ({ getFieldValue }) => ({
              validator: (_, value: string | undefined) =>
                !value || value !== getFieldValue('oldPassword')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('me.passwordSame'))),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="confirmPassword"
          label={t('me.confirmPassword')}
          dependencies={['newPassword']}
          validateTrigger="onBlur"
          rules={rules.confirmation('newPassword')}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('me.changePassword')}
        </Button>
      </Form>
    </Card>
  );
}
