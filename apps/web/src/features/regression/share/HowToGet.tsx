import { Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getToken } from '../../../api/token.ts';

/** Nothing is shown without a valid link: how one is got. */
export function HowToGet({ withdrawn = false }: { withdrawn?: boolean }) {
  const { t } = useTranslation('share');
  const signIn = getToken() === null ? <Link to="/login">{t('signIn')}</Link> : null;
  return (
    <Result
      status={withdrawn ? 'warning' : 'info'}
      title={t(withdrawn ? 'gone' : 'nothing')}
      subTitle={t('how')}
      extra={signIn}
    />
  );
}
