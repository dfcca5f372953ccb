import { signInOptions } from '@netloom/contract';
import type { SecondFactorNeeded } from '@netloom/contract';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { knowsPasskeys } from '../passkeys/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OidcButton } from './OidcButton.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { secondFactorNeeded } from './secondFactorNeeded.ts';
import { useOidcReturn } from './useOidcReturn.ts';

// Few sign-ins need these: what they are made of is loaded when one does.
const PasskeyButton = lazy(() => import('./PasskeyButton.tsx'));
const SecondStep = lazy(() => import('./SecondStep.tsx'));

export default function LoginPage() {
  const { t } = useTranslation('login');
  const { data: options } = useCall(signInOptions, {}, { staleTime: Infinity, meta: { quiet: true } });
  const passkeys = options?.passkeys === true && knowsPasskeys();
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
            <SignInProblem text={errorText(returned.error)} />
          )}
          <LoginForm resetLink={<Link to="/resetPassword">{t('forgotten')}</Link>} onNeeded={setGiven} />
          {passkeys || options?.oidc ? <div className="nl-login-or">{t('or')}</div> : null}
          <Suspense>{passkeys ? <PasskeyButton /> : null}</Suspense>
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
