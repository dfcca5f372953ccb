import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './errors.css';

export function NotFound({ home }: { home: string | undefined }) {
  const { t } = useTranslation();
  return (
    <section className="nl-centre nl-error-page">
      <strong>404</strong>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      {home === undefined ? null : <Link to={home}>{t('notFound.home')}</Link>}
    </section>
  );
}
