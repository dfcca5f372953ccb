import { signInOptions } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { AccountPage } from '../login/index.ts';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterPage() {
  const { t } = useTranslation('register');
  const { data: options, error } = useCall(signInOptions, {}, { staleTime: Infinity, meta: { quiet: true } });
  return (
    <AccountPage title={t('title')} subtitle={t('title')} wide>
      {error === null ? null : <Alert type="error" showIcon title={errorText(error)} />}
      {options === undefined && error === null ? <Loading /> : null}
      {options?.register === true ? <RegisterForm /> : null}
      {options?.register === false ? <Alert type="info" showIcon title={t('closed')} /> : null}
      <p className="nl-login-other">
        {t('haveAccount')} <Link to="/login">{t('signIn')}</Link>
      </p>
    </AccountPage>
  );
}
