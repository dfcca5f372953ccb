import type { GitChange } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

/** The letters that git itself uses. */
const LETTERS: Record<GitChange['change'], string> = {
  added: 'A',
  modified: 'M',
  deleted: 'D',
  renamed: 'R',
  untracked: 'U',
  conflict: '!',
};

/** How a file changed: a letter, with its word for who points at it or hears it. */
export function ChangeMark({ change }: { change: GitChange['change'] }) {
  const { t } = useTranslation('git');
  return (
    <span
      className="nl-git-mark"
      data-change={change}
      title={t(`change.${change}`)}
      aria-label={t(`change.${change}`)}
    >
      {LETTERS[change]}
    </span>
  );
}
