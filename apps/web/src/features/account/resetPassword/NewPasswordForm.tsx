import { resetPassword } from '@netloom/contract';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { usePasswordRules } from '../login/index.ts';

interface Fields {
  password: string;
  confirmPassword: string;
}

/** Sets a new password by the token of a mailed link. */
export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('resetPassword');
  const navigate = useNavigate();
  const rules = usePasswordRules();
  const [form] = Form.useForm<Fields>();
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useCallMutation(resetPassword, {
    meta: { quiet: true },
    onError: (error) => setProblem(showAtFields(form, error) ? null : errorText(error)),
    onSuccess: () => void navigate('/login?reason=password-set', { replace: true }),
  });
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(fields) => reset.mutate({ body: { token, ...fields } })}
    >
      <p>{t('choose')}</p>
      <Form.Item name="password" label={t('password')} validateTrigger="onBlur" rules={rules.password}>
        <Input.Password size="large" autoFocus autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmPassword"
        label={t('confirmPassword')}
        dependencies={['password']}
        validateTrigger="onBlur"
        rules={rules.confirmation('password')}
      >
        <Input.Password size="large" autoComplete="new-password" />
      </Form.Item>
      <div role="alert">
        {problem === null ? null : (
          <Alert
            type="error"
            showIcon
            title={problem}
            description={<Link to="/resetPassword">{t('newLink')}</Link>}
          />
        )}
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={reset.isPending}>
        {t('set')}
      </Button>
    </Form>
  );
}
