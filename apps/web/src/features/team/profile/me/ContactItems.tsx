import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { numeric } from '../../../../parts/form/restrict.ts';

/** Locked where no mail can confirm another address. */
export function EmailItem({ locked }: { locked: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <Form.Item
      name="email"
      label={t('me.email')}
      extra={locked ? t('me.emailLocked') : undefined}
      validateTrigger="onBlur"
      rules={[{ type: 'email', message: t('me.emailWrong') }]}
    >
      <Input inputMode="email" autoComplete="email" maxLength={254} disabled={locked} />
    </Form.Item>
  );
}

/** Another address is a way into the account. */
export function CurrentPasswordItem() {
  const { t } = useTranslation('profile');
  return (
    <Form.Item
      name="currentPassword"
      label={t('me.currentPassword')}
      extra={t('me.currentPasswordHint')}
      rules={[{ required: true, message: t('me.oldPasswordNeeded') }]}
    >
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}

export function PhoneItem() {
  const { t } = useTranslation('profile');
  return (
    <Form.Item
      name="phone"
      label={t('me.phone')}
      normalize={numeric}
      validateTrigger="onBlur"
      rules={[{ len: 11, message: t('me.phoneWrong') }]}
    >
      <Input inputMode="numeric" autoComplete="tel-national" maxLength={11} />
    </Form.Item>
  );
}
