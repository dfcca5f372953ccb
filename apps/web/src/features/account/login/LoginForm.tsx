import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { login } from '@netloom/contract';
import type { SecondFactorNeeded } from '@netloom/contract';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { setToken } from '../../../api/token.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { asksForCaptcha } from './asksForCaptcha.ts';
import { redirectTarget } from './redirectTarget.ts';
import { rememberName, rememberedName } from './rememberedName.ts';
import { secondFactorNeeded } from './secondFactorNeeded.ts';
import { useCaptcha } from './useCaptcha.ts';

type Missing = 'missing' | 'captcha.missing';

interface LoginFormProps {
  resetLink: ReactNode;
  /** The password was right, and a second factor is asked for. */
  onNeeded: (needed: SecondFactorNeeded) => void;
}

export function LoginForm({ resetLink, onNeeded }: LoginFormProps) {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { userName?: string } | null };
  const [kept] = useState(rememberedName);
  const known = state?.userName ?? kept;
  const [userName, setUserName] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(kept !== null);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [guarded, setGuarded] = useState(false);
  const captcha = useCaptcha(guarded);
  const signIn = useCallMutation(login, {
    meta: { quiet: true },
    onSuccess: ({ token }) => {
      keepName();
      setToken(token);
      void navigate(redirectTarget(search.get('redirect')), { replace: true });
    },
    onError: (error) => {
      const needed = secondFactorNeeded(error);
      if (needed !== null) {
        keepName();
        return onNeeded(needed);
      }
      setGuarded(asksForCaptcha(error));
      captcha.renew();
    },
  });

  const keepName = () => rememberName(remember ? userName.trim() : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = userName.trim();
    const lacks =
      name === '' || password === '' ? 'missing' : guarded && !captcha.answer.code ? 'captcha.missing' : null;
    setMissing(lacks);
    if (lacks !== null) return signIn.reset();
    signIn.mutate({ body: { userName: name, password, ...(guarded ? captcha.answer : {}) } });
  }

  const problem = missing !== null ? t(missing) : signIn.error ? errorText(signIn.error) : null;
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="userName">{t('userName')}</label>
      <Input
        id="userName"
        size="large"
        autoFocus={known === null}
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
        autoFocus={known !== null}
        autoComplete="current-password"
        prefix={<LockOutlined />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {guarded ? <label htmlFor="captcha">{t('captcha.label')}</label> : null}
      {guarded ? <CaptchaField captcha={captcha} /> : null}
      <div className="nl-login-row">
        <Checkbox
          title={t('rememberHint')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        >
          {t('remember')}
        </Checkbox>
        {resetLink}
      </div>
      <div role="alert">{problem === null ? null : <Alert type="error" showIcon title={problem} />}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}
