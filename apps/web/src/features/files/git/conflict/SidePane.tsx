import { useTranslation } from 'react-i18next';
import { CodeText } from '../../editor/index.ts';

interface SidePaneProps {
  title: string;
  path: string;
  text: string | null;
  exists: boolean;
}

/** One side of a conflict, to be read. */
export function SidePane({ title, path, text, exists }: SidePaneProps) {
  const { t } = useTranslation('git');
  return (
    <section className="nl-git-side-pane" aria-label={title}>
      <h3>{title}</h3>
      <div className="nl-git-code">
        {exists ? (
          <CodeText path={path} text={text ?? ''} />
        ) : (
          <p className="nl-git-gone">{t('conflict.deleted')}</p>
        )}
      </div>
    </section>
  );
}
