import type { GitStash } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../../parts/index.ts';

interface StashListProps {
  stashes: readonly GitStash[];
  /** Commit of the one that is shown. */
  shown: string | null;
  onShow: (commit: string) => void;
}

/** What was set aside, under the changes of the tree. */
export function StashList({ stashes, shown, onShow }: StashListProps) {
  const { t } = useTranslation('git');
  if (stashes.length === 0) return null;
  return (
    <section className="nl-git-group nl-git-stashes" aria-label={t('stash.title')}>
      <header>
        <h2>{t('stash.title')}</h2>
        <span className="nl-git-count">{stashes.length}</span>
      </header>
      {stashes.map(({ commit, message, branch, time }) => (
        <button
          type="button"
          key={commit}
          className="nl-git-commit-row"
          aria-current={commit === shown}
          onClick={() => onShow(commit)}
        >
          <span className="nl-git-commit-text">
            <span className="nl-git-subject">{message}</span>
            <span className="nl-git-dim">
              {branch} · <RelativeTime value={time} />
            </span>
          </span>
        </button>
      ))}
    </section>
  );
}
