import { gitAmend, gitCommit } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTellCheck } from '../check/useTellMerged.tsx';
import { useGitChange } from '../useGit.ts';

/** Why the commit cannot be made yet, as the key of its text; null when it can. */
function obstacle({ staged, unstaged, merging }: GitStatus, message: string, isAmended: boolean) {
  if (unstaged.some(({ change }) => change === 'conflict')) return 'conflicts';
  if (staged.length === 0 && merging === null && !isAmended) return 'nothing';
  return message.trim() === '' ? 'message' : null;
}

/** The commit that is being written: a new one, or the last one anew. What was typed stays until it is made. */
export function useCommitDraft(status: GitStatus) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { commit: last, amendable, merging, reverting } = status;
  const [typed, setTyped] = useState('');
  // The choice holds for the commit that it was made for: once another is the last one, nothing is chosen.
  const [chosen, setChosen] = useState<string | null>(null);
  const mayAmend = amendable !== null && merging === null && reverting === null;
  const amended = mayAmend && chosen === last ? last : null;
  const waiting = merging === null ? (reverting?.message ?? '') : t('commit.mergeMessage', { name: merging });
  const message = typed === '' ? waiting : typed;
  const tellCheck = useTellCheck();
  const commit = useGitChange(gitCommit, {
    onSuccess: ({ commit: made, check }) => {
      setTyped('');
      announceSuccess(t('commit.made', { commit: made.slice(0, 8) }));
      tellCheck(check);
    },
  });
  const amend = useGitChange(gitAmend, {
    onSuccess: ({ commit: made }) => {
      setTyped('');
      setChosen(null);
      announceSuccess(t('commit.amend.made', { commit: made.slice(0, 8) }));
    },
  });
  const reason = obstacle(status, message, amended !== null);
  const isPending = commit.isPending || amend.isPending;
  return {
    message,
    setMessage: setTyped,
    reason,
    isPending,
    mayAmend,
    /** The commit that is made anew; null for a new one. */
    amended,
    chooseAmend(isChosen: boolean) {
      setChosen(isChosen ? last : null);
      // What was typed is what somebody wants to say; the old message fills the room of none.
      if (isChosen && typed === '') setTyped(amendable ?? '');
      if (!isChosen && typed === amendable) setTyped('');
    },
    submit() {
      if (reason !== null || isPending) return;
      if (amended === null) commit.mutate({ body: { deptId, message } });
      else amend.mutate({ body: { deptId, commit: amended, message } });
    },
  };
}

export type CommitDraft = ReturnType<typeof useCommitDraft>;
