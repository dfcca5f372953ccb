import { login } from '@netloom/contract';
import type { SecondFactorNeeded } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { setToken } from '../../../api/token.ts';
import { loadShellAndScreen } from '../../../shell/loadShell.ts';
import { asksForCaptcha } from './asksForCaptcha.ts';
import { redirectTarget } from './redirectTarget.ts';
import { rememberName, rememberedName } from './rememberedName.ts';
import { secondFactorNeeded } from './secondFactorNeeded.ts';
import { useCaptcha } from './useCaptcha.ts';

type Missing = 'missing' | 'captcha.missing';

/** What is typed to sign in. */
export interface Credentials {
  userName: string;
  password: string;
  /** The name is offered the next time. */
  remember: boolean;
}

/** Who registered or signed in here before. */
function useKnownName(): { known: string | null; kept: string | null } {
  const { state } = useLocation() as { state: { userName?: string } | null };
  const [kept] = useState(rememberedName);
  return { known: state?.userName ?? kept, kept };
}

/** Where the address says to go afterwards. */
function useTarget(): string {
  const [search] = useSearchParams();
  return redirectTarget(search.get('redirect'));
}

/** What is still to be typed; `code` is the captcha's, null where none is asked for. */
function lackOf(userName: string, password: string, code: string | null): Missing | null {
  if (userName === '' || password === '') return 'missing';
  return code === '' ? 'captcha.missing' : null;
}

/** Signs in by name and password, and by a captcha once the server asks for one. */
export function useSignIn(onNeeded: (needed: SecondFactorNeeded) => void) {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const target = useTarget();
  const { known, kept } = useKnownName();
  const [credentials, setCredentials] = useState<Credentials>({
    userName: known ?? '',
    password: '',
    remember: kept !== null,
  });
  const [missing, setMissing] = useState<Missing | null>(null);
  const [guarded, setGuarded] = useState(false);
  const captcha = useCaptcha(guarded);
  const userName = credentials.userName.trim();
  const keepName = () => rememberName(credentials.remember ? userName : null);
  const signIn = useCallMutation(login, {
    meta: { quiet: true },
    onSuccess: ({ token }) => {
      keepName();
      setToken(token);
      void navigate(target, { replace: true });
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

  function change(next: Partial<Credentials>) {
    // Who types will come in. What fails is asked for again where it is shown.
    loadShellAndScreen(target).catch(() => undefined);
    setCredentials((before) => ({ ...before, ...next }));
  }

  function submit() {
    const { password } = credentials;
    const lacks = lackOf(userName, password, guarded ? captcha.answer.code : null);
    setMissing(lacks);
    if (lacks !== null) return signIn.reset();
    signIn.mutate({ body: { userName, password, ...(guarded ? captcha.answer : {}) } });
  }

  return {
    ...{ known, credentials, submit, isPending: signIn.isPending },
    change,
    captcha: guarded ? captcha : null,
    problem: missing !== null ? t(missing) : signIn.error ? errorText(signIn.error) : null,
  };
}
