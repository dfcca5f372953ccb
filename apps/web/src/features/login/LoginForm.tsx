import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { login } from '@netloom/contract';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { errorText } from '../../announce.ts';
import { useCallMutation } from '../../api/index.ts';
import { setToken } from '../../api/token.ts';
import { redirectTarget } from './redirectTarget.ts';

export function LoginForm() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const signIn = useCallMutation(login, {
    meta: { quiet: true },
    onSuccess: ({ token }) => {
      setToken(token);
      void navigate(redirectTarget(search.get('redirect')), { replace: true });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = userName.trim();
    const incomplete = name === '' || password === '';
    setMissing(incomplete);
    if (!incomplete) signIn.mutate({ body: { userName: name, password } });
  }

  const problem = missing ? t('missing') : signIn.error ? errorText(signIn.error) : null;
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="userName">{t('userName')}</label>
      <Input
        id="userName"
        size="large"
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<UserOutlined />}
        value={userName}
        onChange={(event) => setUserName(event.target.value)}
      />
      <label htmlFor="password">{t('password')}</label>
      <Input.Password
        id="password"
        size="large"
        autoComplete="current-password"
        prefix={<LockOutlined />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert">{problem === null ? null : <Alert type="error" showIcon title={problem} />}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}
