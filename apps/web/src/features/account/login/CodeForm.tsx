import { signInByCode } from '@netloom/contract';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { CodeItem } from '../secondFactor/index.ts';

interface CodeFormProps {
  challenge: string;
  onEnter: (token: string) => void;
}

/** Asks for a code of the authenticator, or for a recovery code in its place. */
export function CodeForm({ challenge, onEnter }: CodeFormProps) {
  const { t } = useTranslation('secondFactor');
  const [form] = Form.useForm<{ code: string }>();
  const [recovery, setRecovery] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = useCallMutation(signInByCode, {
    meta: { quiet: true },
    onSuccess: ({ token }) => onEnter(token),
    onError: (error) => setProblem(showAtFields(form, error) ? null : errorText(error)),
  });
  function change() {
    setRecovery(!recovery);
    form.resetFields();
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={({ code }) => enter.mutate({ body: { challenge, code } })}
    >
      <p>{t(recovery ? 'recoverySignIn' : 'signInHint')}</p>
      <CodeItem key={String(recovery)} kind={recovery ? 'recovery' : 'device'} focus />
      <div role="alert">{problem === null ? null : <Alert type="error" showIcon title={problem} />}</div>
      <Button type="primary" htmlType="submit" block loading={enter.isPending}>
        {t('enter')}
      </Button>
      <div className="nl-login-row">
        <Button type="link" size="small" onClick={change}>
          {t(recovery ? 'useDevice' : 'useRecovery')}
        </Button>
      </div>
      {recovery ? <p>{t('lost')}</p> : null}
    </Form>
  );
}
