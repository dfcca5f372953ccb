import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CommitDraft } from './useCommitDraft.ts';

/** Whether the last commit is made anew, with what that means for it. */
export function AmendChoice({ mayAmend, amended, chooseAmend }: CommitDraft) {
  const { t } = useTranslation('git');
  if (!mayAmend) return null;
  return (
    <>
      <Checkbox checked={amended !== null} onChange={({ target }) => chooseAmend(target.checked)}>
        {t('commit.amend.switch')}
      </Checkbox>
      {amended === null ? null : (
        <p className="nl-git-dim">{t('commit.amend.text', { commit: amended.slice(0, 8) })}</p>
      )}
    </>
  );
}
