import { register } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { CaptchaItem, useCaptcha } from '../login/index.ts';
import { Agreement } from './Agreement.tsx';
import { ContactItems } from './ContactItems.tsx';
import { PasswordItems } from './PasswordItems.tsx';

type Fields = Omit<BodyOf<typeof register>, 'code' | 'uuid'>;

/** Makes an account with every rule told beside its field; the server checks all of them again. */
export function RegisterForm() {
  const { t } = useTranslation('register');
  const navigate = useNavigate();
  const captcha = useCaptcha(true);
  const [form] = Form.useForm<Fields>();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
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
      <ContactItems />
      <PasswordItems />
      <CaptchaItem captcha={captcha} asked={asked} />
      <Agreement />
      <div role="alert">{problem === null ? null : <Alert type="error" showIcon title={problem} />}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={create.isPending}>
        {t('create')}
      </Button>
    </Form>
  );
}
