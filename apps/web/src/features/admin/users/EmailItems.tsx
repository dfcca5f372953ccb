import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

/** Mail address of another user, and the administrator's word for it, which is given anew for another address. */
export function EmailItems() {
  const { t } = useTranslation('users');
  const form = Form.useFormInstance();
  const email = (Form.useWatch('email', form) ?? '') as string;
  return (
    <>
      <Form.Item name="email" label={t('email')} rules={[{ type: 'email', message: t('emailWrong') }]}>
        <Input
          maxLength={254}
          autoComplete="off"
          inputMode="email"
          onChange={() => form.setFieldValue('emailConfirmed', false)}
        />
      </Form.Item>
      <Form.Item
        name="emailConfirmed"
        label={t('emailConfirmed')}
        valuePropName="checked"
        extra={t('emailConfirmedHint')}
      >
        <Switch disabled={email === ''} />
      </Form.Item>
    </>
  );
}
