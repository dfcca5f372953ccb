import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** The password, once more, of an account that has one. */
export function OwnerItem({ focus = false }: { focus?: boolean }) {
  const { t } = useTranslation('secondFactor');
  return (
    <Form.Item
      className="nl-factor-owner"
      name="password"
      label={t('password')}
      extra={t('passwordWhy')}
      rules={[{ required: true, message: t('passwordNeeded') }]}
    >
      <Input.Password autoFocus={focus} autoComplete="current-password" />
    </Form.Item>
  );
}
