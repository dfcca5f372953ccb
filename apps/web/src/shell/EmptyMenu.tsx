import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** In place of the menu of someone without a project: what to press, and whom to ask. */
export function EmptyMenu() {
  const { t } = useTranslation();
  return (
    <div className="nl-menu-none">
      <strong>{t('sidebar.none')}</strong>
      <p>{t('sidebar.noneHint')}</p>
      <Link to="/profile/index?tab=projects">{t('sidebar.projects')}</Link>
    </div>
  );
}
