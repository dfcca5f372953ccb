import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { numeric } from '../../../parts/form/restrict.ts';

const PHONE_DIGITS = 11;

/** Who somebody is, and how he is reached. */
export function ContactItems() {
  const { t } = useTranslation('register');
  return (
    <>
      <Form.Item
        name="userName"
        label={t('userName')}
        rules={[{ required: true, whitespace: true, message: t('userNameNeeded') }]}
      >
        <Input autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={64} />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('email')}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: t('emailNeeded') },
          { type: 'email', message: t('emailWrong') },
        ]}
      >
        <Input inputMode="email" autoComplete="email" maxLength={254} />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('phone')}
        normalize={numeric}
        validateTrigger="onBlur"
        rules={[{ required: true, len: PHONE_DIGITS, message: t('phoneWrong') }]}
      >
        <Input inputMode="numeric" autoComplete="tel-national" maxLength={PHONE_DIGITS} />
      </Form.Item>
    </>
  );
}
