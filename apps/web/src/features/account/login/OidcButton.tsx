import { oidcStart } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { SignInProblem } from './SignInProblem.tsx';
import { keepTicket } from './oidcTicket.ts';
import { redirectTarget } from './redirectTarget.ts';

/** Goes to the OpenID Connect provider, and from there back to the page that was asked for. */
export function OidcButton({ provider }: { provider: string }) {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const start = useCallMutation(oidcStart, {
    meta: { quiet: true },
    onSuccess: ({ url, ticket }) => {
      keepTicket(ticket);
      window.location.assign(url);
    },
  });
  const redirect = redirectTarget(search.get('redirect'));
  return (
    <>
      <Button
        size="large"
        block
        loading={start.isPending || start.isSuccess}
        onClick={() => start.mutate({ query: { redirect } })}
      >
        {t('signInWith', { provider })}
      </Button>
      {start.error === null ? null : <SignInProblem text={errorText(start.error)} />}
    </>
  );
}
