import type { SecondFactorNeeded } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { setToken } from '../../../api/token.ts';
import { AccountPage } from './AccountPage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SetUpForm } from './SetUpForm.tsx';
import { redirectTarget } from './redirectTarget.ts';

interface SecondStepProps {
  needed: SecondFactorNeeded;
  /** Gives this sign-in up. */
  onAgain: () => void;
}

/** What comes between the password and the session where a second factor is asked for. */
export default function SecondStep({ needed: { step, challenge, redirect }, onAgain }: SecondStepProps) {
  const { t } = useTranslation('secondFactor');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [done, setDone] = useState(false);
  function enter(token: string) {
    setToken(token);
    void navigate(redirectTarget(redirect ?? search.get('redirect')), { replace: true });
  }
  return (
    <AccountPage title={t('signIn')} subtitle={t('signIn')}>
      {step === 'code' ? (
        <CodeForm challenge={challenge} onEnter={enter} />
      ) : (
        <SetUpForm challenge={challenge} onSet={() => setDone(true)} onEnter={enter} />
      )}
      {done ? null : (
        <p className="nl-login-other">
          <Button type="link" onClick={onAgain}>
            {t('again')}
          </Button>
        </p>
      )}
    </AccountPage>
  );
}
