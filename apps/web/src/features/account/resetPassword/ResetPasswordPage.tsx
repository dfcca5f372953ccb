import { signInOptions } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { AccountPage } from '../login/index.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/** Without mail only an administrator can help. */
function Request() {
  const { t } = useTranslation('resetPassword');
  const { data: options, error } = useCall(signInOptions, {}, { staleTime: Infinity, meta: { quiet: true } });
  if (error !== null) return <Alert type="error" showIcon title={errorText(error)} />;
  if (options === undefined) return <Loading />;
  if (options.mail) return <RequestLinkForm />;
  return <Alert type="info" showIcon title={t('noMail')} description={t('askAdministrator')} />;
}

/** Asks for a link by mail, or with the token of such a link sets the new password. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('resetPassword');
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AccountPage title={t('title')} subtitle={t('title')}>
      {token === null ? <Request /> : <NewPasswordForm token={token} />}
      <p className="nl-login-other">
        <Link to="/login">{t('back')}</Link>
      </p>
    </AccountPage>
  );
}
