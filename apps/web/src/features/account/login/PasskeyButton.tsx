import { KeyOutlined } from '@ant-design/icons';
import { beginPasskeySignIn, signInByPasskey } from '@netloom/contract';
import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../../api/index.ts';
import { setToken } from '../../../api/token.ts';
import { passkeyProblem } from '../passkeys/index.ts';
import { SignInProblem } from './SignInProblem.tsx';
import { redirectTarget } from './redirectTarget.ts';

/** Signs in by a passkey of this installation that the browser offers. */
export default function PasskeyButton() {
  const { t } = useTranslation('passkeys');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const signIn = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const { ticket, options: optionsJSON } = await callApi(beginPasskeySignIn, {});
      const assertion = await startAuthentication({ optionsJSON });
      return callApi(signInByPasskey, { body: { ticket, assertion: assertion as never } });
    },
    onSuccess: ({ token }) => {
      setToken(token);
      void navigate(redirectTarget(search.get('redirect')), { replace: true });
    },
  });
  return (
    <>
      <Button
        size="large"
        block
        icon={<KeyOutlined />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {t('signIn')}
      </Button>
      <div role="alert">
        {signIn.error === null ? null : <SignInProblem text={passkeyProblem(signIn.error, t)} />}
      </div>
    </>
  );
}
