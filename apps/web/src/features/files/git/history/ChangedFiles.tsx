import type { GitChange } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { ChangeMark } from '../changes/ChangeMark.tsx';
import { FilePath } from '../changes/FilePath.tsx';

interface ChangedFilesProps {
  changes: readonly GitChange[];
  shown: GitChange | undefined;
  onShow: (change: GitChange) => void;
}

/** Files that a commit or branch changes; each is a button. */
export function ChangedFiles({ changes, shown, onShow }: ChangedFilesProps) {
  const { t } = useTranslation('git');
  return (
    <div className="nl-git-commit-files">
      {changes.length === 0 ? <p className="nl-git-dim">{t('history.empty')}</p> : null}
      {changes.map((change) => (
        <button
          type="button"
          key={change.path}
          className="nl-git-file"
          aria-current={change.path === shown?.path}
          onClick={() => onShow(change)}
        >
          <ChangeMark change={change.change} />
          <FilePath path={change.path} />
        </button>
      ))}
    </div>
  );
}
