import { register } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { numeric } from '../../../parts/form/restrict.ts';
import { CaptchaItem, useCaptcha, usePasswordRules } from '../login/index.ts';
import { Terms } from './Terms.tsx';

type Fields = Omit<BodyOf<typeof register>, 'code' | 'uuid'>;

const PHONE_DIGITS = 11;

/** Makes an account with every rule told beside its field; the server checks all of them again. */
export function RegisterForm() {
  const { t } = useTranslation('register');
  const navigate = useNavigate();
  const rules = usePasswordRules();
  const captcha = useCaptcha(true);
  const [form] = Form.useForm<Fields>();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [reading, setReading] = useState(false);
  const create = useCallMutation(register, {
    meta: { quiet: true },
    onError: (error) => {
      setProblem(showAtFields(form, error) ? null : errorText(error));
      captcha.renew();
    },
  });

  function submit(fields: Fields) {
    if (captcha.answer.code === '') return setAsked(true);
    const userName = fields.userName.trim();
    const onSuccess = () => void navigate('/login?reason=registered', { state: { userName } });
    create.mutate({ body: { ...fields, userName, ...captcha.answer } }, { onSuccess });
  }

  return (
    <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={submit} scrollToFirstError>
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
      <CaptchaItem captcha={captcha} asked={asked} />
      <div className="nl-register-agreement">
        <Form.Item
          name="agreement"
          valuePropName="checked"
          rules={[
            {
              validator: (_, agreed: boolean | undefined) =>
                agreed === true ? Promise.resolve() : Promise.reject(new Error(t('agreementNeeded'))),
            },
          ]}
        >
          <Checkbox>{t('agree')}</Checkbox>
        </Form.Item>
        <Button type="link" size="small" onClick={() => setReading(true)}>
          {t('readTerms')}
        </Button>
      </div>
      <Terms open={reading} onClose={() => setReading(false)} />
      <div role="alert">{problem === null ? null : <Alert type="error" showIcon title={problem} />}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={create.isPending}>
        {t('create')}
      </Button>
    </Form>
  );
}
