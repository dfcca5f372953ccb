import type { SecondFactorNeeded } from '@netloom/contract';
import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from './CaptchaField.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { useSignIn } from './useSignIn.ts';

interface LoginFormProps {
  resetLink: ReactNode;
  /** The password was right, and a second factor is asked for. */
  onNeeded: (needed: SecondFactorNeeded) => void;
}

export function LoginForm({ resetLink, onNeeded }: LoginFormProps) {
  const { t } = useTranslation('login');
  const { known, credentials, change, captcha, problem, isPending, submit } = useSignIn(onNeeded);
  const { remember } = credentials;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CredentialFields known={known} credentials={credentials} onChange={change} />
      {captcha ? <label htmlFor="captcha">{t('captcha.label')}</label> : null}
      {captcha ? <CaptchaField captcha={captcha} /> : null}
      <div className="nl-login-row">
        <Checkbox
          title={t('rememberHint')}
          checked={remember}
          onChange={(event) => change({ remember: event.target.checked })}
        >
          {t('remember')}
        </Checkbox>
        {resetLink}
      </div>
      <div role="alert">{problem === null ? null : <SignInProblem text={problem} />}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}
