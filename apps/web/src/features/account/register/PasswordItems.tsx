import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePasswordRules } from '../login/index.ts';

export function PasswordItems() {
  const { t } = useTranslation('register');
  const rules = usePasswordRules();
  return (
    <>
      <Form.Item
        name="password"
        label={t('password')}
        validateTrigger="onBlur"
        rules={rules.password}
        extra={t('passwordHint')}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmPassword"
        label={t('confirmPassword')}
        dependencies={['password']}
        validateTrigger="onBlur"
        rules={rules.confirmation('password')}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
