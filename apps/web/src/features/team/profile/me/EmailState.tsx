import { confirmEmail, mailConfirmation } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { refreshMe } from './refreshMe.ts';

/** What the user's mail address waits for: his link, opened or not, or an administrator. */
export function EmailState({ user, mails }: { user: SysUser; mails: boolean }) {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const { email, emailConfirmed, pendingEmail } = user;
  const waiting = pendingEmail || (emailConfirmed ? '' : email);
  const mailAgain = useCallMutation(mailConfirmation, {
    onSuccess: () => announceSuccess(t('me.linkMailed', { email: waiting })),
  });
  const token = search.get('confirmEmail');
  if (token !== null) return <ConfirmEmail token={token} email={waiting} />;
  if (waiting === '') return null;
  const again = (
    <Button size="small" loading={mailAgain.isPending} onClick={() => mailAgain.mutate({})}>
      {t('me.mailLink')}
    </Button>
  );
  if (pendingEmail === '') {
    const hint = t(mails ? 'me.emailUnconfirmedHint' : 'me.emailByAdmin');
    const title = t('me.emailUnconfirmed', { email });
    return <Notice type="warning" title={title} text={hint} action={mails ? again : null} />;
  }
  const hint = email === '' ? t('me.emailPendingFirst') : t('me.emailPendingHint', { old: email });
  const title = t('me.emailPending', { email: pendingEmail });
  return <Notice type="info" title={title} text={hint} action={again} />;
}

interface NoticeProps {
  type: 'info' | 'warning';
  title: string;
  text?: string | undefined;
  action: ReactNode;
}

/** Its button is below: addresses need the card's width. */
function Notice({ type, title, text, action }: NoticeProps) {
  const description = (
    <>
      {text}
      {action === null ? null : <div className="nl-profile-buttons">{action}</div>}
    </>
  );
  return <Alert type={type} showIcon title={title} description={description} />;
}

/** Who came by the mailed link; a press confirms, so that nothing happens by only looking. */
function ConfirmEmail({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('profile');
  const [, setSearch] = useSearchParams();
  const confirm = useCallMutation(confirmEmail, {
    onSuccess: async (user) => {
      announceSuccess(t('me.confirmDone', { email: user.email }));
      await refreshMe();
    },
    // Used or refused, the link is worth nothing any more.
    onSettled: () => setSearch({ tab: 'me' }, { replace: true }),
  });
  return (
    <Notice
      type="info"
      title={t('me.confirmAsk')}
      text={email === '' ? undefined : t('me.confirmAskHint', { email })}
      action={
        <Button
          type="primary"
          size="small"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ body: { token } })}
        >
          {t('me.confirm')}
        </Button>
      }
    />
  );
}
