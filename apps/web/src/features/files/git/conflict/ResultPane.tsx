import { useTranslation } from 'react-i18next';
import { CodeEdit } from '../../editor/index.ts';

interface ResultPaneProps {
  path: string;
  start: string;
  text: string;
  onChange: (text: string) => void;
}

/** What becomes of a conflict: git's attempt, to be edited. */
export function ResultPane({ path, start, onChange }: ResultPaneProps) {
  const { t } = useTranslation('git');
  const title = t('conflict.result');
  return (
    <section className="nl-git-side-pane" aria-label={title}>
      <h3>{title}</h3>
      <div className="nl-git-code">
        <CodeEdit path={path} start={start} label={title} onChange={onChange} />
      </div>
    </section>
  );
}
