import type { GitStatus } from '@netloom/contract';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../../../../parts/index.ts';
import { StashButton } from '../stash/StashButton.tsx';
import { AmendChoice } from './AmendChoice.tsx';
import { useCommitDraft } from './useCommitDraft.ts';

/** Message and button; Ctrl+Enter commits. */
export function CommitBox({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const draft = useCommitDraft(status);
  const { message, reason, amended } = draft;
  const count = status.staged.length;
  const commit = amended?.slice(0, 8);
  return (
    <Permitted any={['git:commit']}>
      <footer className="nl-git-commit">
        <AmendChoice {...draft} />
        <Input.TextArea
          value={message}
          maxLength={20_000}
          autoSize={{ minRows: 2, maxRows: 8 }}
          placeholder={t('commit.placeholder')}
          aria-label={t('commit.placeholder')}
          onChange={({ target }) => draft.setMessage(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) draft.submit();
          }}
        />
        <div>
          <span className="nl-git-dim">{reason === null ? t('commit.keys') : t(`commit.no.${reason}`)}</span>
          <StashButton
            status={status}
            message={amended === null ? message : ''}
            onStashed={() => draft.setMessage('')}
          />
          <Button type="primary" disabled={reason !== null} loading={draft.isPending} onClick={draft.submit}>
            {commit === undefined
              ? t('commit.ok', { count })
              : count === 0
                ? t('commit.amend.ok', { commit })
                : t('commit.amend.okFiles', { commit, count })}
          </Button>
        </div>
      </footer>
    </Permitted>
  );
}
