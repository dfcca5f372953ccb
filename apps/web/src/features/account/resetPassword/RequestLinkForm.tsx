import { requestPasswordReset } from '@netloom/contract';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { CaptchaItem, useCaptcha } from '../login/index.ts';

/** Asks for a link by mail. The answer is the same for every address, so that nobody learns who has an account. */
export function RequestLinkForm() {
  const { t } = useTranslation('resetPassword');
  const captcha = useCaptcha(true);
  const request = useCallMutation(requestPasswordReset, { meta: { quiet: true }, onError: captcha.renew });
  const [asked, setAsked] = useState(false);

  function submit({ email }: { email: string }) {
    if (captcha.answer.code === '') return setAsked(true);
    request.mutate({ body: { email, ...captcha.answer } });
  }

  if (request.isSuccess) {
    return <Alert type="success" showIcon title={t('sent')} description={t('sentHint')} />;
  }
  return (
    <Form<{ email: string }> layout="vertical" requiredMark={false} onFinish={submit}>
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
        <Input inputMode="email" size="large" autoFocus autoComplete="email" maxLength={254} />
      </Form.Item>
      <CaptchaItem captcha={captcha} asked={asked} />
      <div role="alert">
        {request.error === null ? null : <Alert type="error" showIcon title={errorText(request.error)} />}
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={request.isPending}>
        {t('send')}
      </Button>
    </Form>
  );
}
