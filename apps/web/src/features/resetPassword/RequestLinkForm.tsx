import { requestPasswordReset } from '@netloom/contract';
import { Alert, Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../announce.ts';
import { useCallMutation } from '../../api/index.ts';
import { CaptchaField, useCaptcha } from '../login/index.ts';

/** Asks for a link by mail. The answer is the same for every address, so that nobody learns who has an account. */
export function RequestLinkForm() {
  const { t } = useTranslation('resetPassword');
  const captcha = useCaptcha(true);
  const request = useCallMutation(requestPasswordReset, { meta: { quiet: true }, onError: captcha.renew });
  if (request.isSuccess) {
    return <Alert type="success" showIcon title={t('sent')} description={t('sentHint')} />;
  }
  return (
    <Form<{ email: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ email }) => request.mutate({ body: { email, ...captcha.answer } })}
    >
      <p>{t('explain')}</p>
      <Form.Item
        name="email"
        label={t('email')}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: t('emailNeeded') },
          { type: 'email', message: t('emailWrong') },
        ]}
      >
        <Input type="email" size="large" autoFocus autoComplete="email" maxLength={254} />
      </Form.Item>
      <Form.Item label={t('captcha')} htmlFor="captcha">
        <CaptchaField captcha={captcha} />
      </Form.Item>
      <div role="alert">
        {request.error === null ? null : <Alert type="error" showIcon title={errorText(request.error)} />}
      </div>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        loading={request.isPending}
        disabled={captcha.answer.code === ''}
      >
        {t('send')}
      </Button>
    </Form>
  );
}
