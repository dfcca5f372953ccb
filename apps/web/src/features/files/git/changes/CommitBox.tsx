import { gitCommit } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTellCheck } from '../check/useTellMerged.tsx';
import { useGitChange } from '../useGit.ts';

/** Why the next commit cannot be made yet, as the key of its text; null when it can. */
function obstacle({ staged, unstaged, merging }: GitStatus, message: string) {
  if (unstaged.some(({ change }) => change === 'conflict')) return 'conflicts';
  if (staged.length === 0 && merging === null) return 'nothing';
  return message.trim() === '' ? 'message' : null;
}

/** Message and button; Ctrl+Enter commits. What was typed stays until the commit is made. */
export function CommitBox({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const [message, setMessage] = useState('');
  const { merging } = status;
  const text = message === '' && merging !== null ? t('commit.mergeMessage', { name: merging }) : message;
  const tellCheck = useTellCheck();
  const commit = useGitChange(gitCommit, {
    onSuccess: ({ commit: made, check }) => {
      setMessage('');
      announceSuccess(t('commit.made', { commit: made.slice(0, 8) }));
      tellCheck(check);
    },
  });
  const reason = obstacle(status, text);
  const submit = () => {
    if (reason === null && !commit.isPending) commit.mutate({ body: { deptId, message: text } });
  };
  return (
    <Permitted any={['git:commit']}>
      <footer className="nl-git-commit">
        <Input.TextArea
          value={text}
          maxLength={20_000}
          autoSize={{ minRows: 2, maxRows: 8 }}
          placeholder={t('commit.placeholder')}
          aria-label={t('commit.placeholder')}
          onChange={({ target }) => setMessage(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        <div>
          <span className="nl-git-dim">{reason === null ? t('commit.keys') : t(`commit.no.${reason}`)}</span>
          <Button type="primary" disabled={reason !== null} loading={commit.isPending} onClick={submit}>
            {t('commit.ok', { count: status.staged.length })}
          </Button>
        </div>
      </footer>
    </Permitted>
  );
}
