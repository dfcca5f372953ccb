import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePasswordRules } from '../../../account/login/index.ts';

/** The old password, and twice a new one that differs from it. */
export function PasswordItems() {
  const { t } = useTranslation('profile');
  const rules = usePasswordRules();
  return (
    <>
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
    </>
  );
}
