import { signInOptions } from '@netloom/contract';
import type { SecondFactorNeeded } from '@netloom/contract';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OidcButton } from './OidcButton.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { secondFactorNeeded } from './secondFactorNeeded.ts';
import { useOidcReturn } from './useOidcReturn.ts';

export default function LoginPage() {
  const { t } = useTranslation('login');
  const { data: options } = useCall(signInOptions, {}, { staleTime: Infinity, meta: { quiet: true } });
  const passkeys = options?.passkeys === true && browserSupportsWebAuthn();
  const returned = useOidcReturn();
  const [given, setGiven] = useState<SecondFactorNeeded | null | undefined>(undefined);
  const needed = given === undefined ? secondFactorNeeded(returned.error) : given;
  if (needed !== null) return <SecondStep needed={needed} onAgain={() => setGiven(null)} />;
  return (
    <AccountPage title={t('signIn')} subtitle={t('tagline')}>
      {returned.pending ? (
        <Loading />
      ) : (
        <>
          <SignInNotice />
          {returned.error === null || given === null ? null : (
            <Alert type="error" showIcon title={errorText(returned.error)} />
          )}
          <LoginForm resetLink={<Link to="/resetPassword">{t('forgotten')}</Link>} onNeeded={setGiven} />
          {passkeys || options?.oidc ? <div className="nl-login-or">{t('or')}</div> : null}
          {passkeys ? <PasskeyButton /> : null}
          {options?.oidc ? <OidcButton provider={options.oidc} /> : null}
          {options?.register ? (
            <p className="nl-login-other">
              {t('noAccount')} <Link to="/register">{t('register')}</Link>
            </p>
          ) : null}
        </>
      )}
    </AccountPage>
  );
}
