import { useTranslation } from 'react-i18next';

/** How many names a question lists. */
const NAMED = 8;

/** The first of the files that something is about to happen to, and how many more there are. */
export function NamedFiles({ paths }: { paths: readonly string[] }) {
  const { t } = useTranslation('git');
  return (
    <ul className="nl-git-names">
      {paths.slice(0, NAMED).map((path) => (
        <li key={path}>{path}</li>
      ))}
      {paths.length > NAMED && <li>{t('more', { count: paths.length - NAMED })}</li>}
    </ul>
  );
}
