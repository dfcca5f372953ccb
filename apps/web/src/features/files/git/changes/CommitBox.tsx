import { gitStash } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { InboxOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { pressKey } from '../../../../commands/pressKey.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { PaneOffer } from '../PaneOffer.tsx';
import { useGitChange } from '../useGit.ts';
import { AmendChoice } from './AmendChoice.tsx';
import { commitCommands } from './commitCommands.ts';
import type { CommitTargets } from './commitCommands.ts';
import { useCommitDraft } from './useCommitDraft.ts';
import type { CommitDraft } from './useCommitDraft.ts';

/** What is done with the draft; a stash gets its message as far as one is written for a new commit. */
function useCommitTargets(status: GitStatus, draft: CommitDraft) {
  const { message, amended, reason, isPending, submit, setMessage } = draft;
  const deptId = useDeptId();
  const stash = useGitChange(gitStash, { onSuccess: () => setMessage('') });
  const [line = ''] = amended === null ? message.trim().split('\n') : [];
  const targets: CommitTargets = {
    ...{ status, isReady: reason === null, busy: isPending || stash.isPending, submit },
    stash: () => stash.mutate({ body: { deptId, message: line.slice(0, 200) } }),
  };
  return { targets, stashing: stash.isPending };
}

/** Message and button; Ctrl+Enter commits. */
export function CommitBox({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const draft = useCommitDraft(status);
  const { message, reason, amended } = draft;
  const { targets, stashing } = useCommitTargets(status, draft);
  const count = status.staged.length;
  const commit = amended?.slice(0, 8);
  return (
    <Permitted any={['git:commit']}>
      <PaneOffer tab="changes" set={commitCommands} targets={targets} />
      <footer className="nl-git-commit">
        <AmendChoice {...draft} />
        <Input.TextArea
          value={message}
          maxLength={20_000}
          autoSize={{ minRows: 2, maxRows: 8 }}
          placeholder={t('commit.placeholder')}
          aria-label={t('commit.placeholder')}
          onChange={({ target }) => draft.setMessage(target.value)}
          onKeyDown={(event) => pressKey(event.nativeEvent, commitCommands, targets)}
        />
        <div>
          <span className="nl-git-dim">{reason === null ? t('commit.keys') : t(`commit.no.${reason}`)}</span>
          <CommandButton
            {...{ set: commitCommands, id: 'command.stash', targets }}
            icon={<InboxOutlined />}
            loading={stashing}
            title={t('stash.hint')}
            aria-label={t('stash.ok')}
          />
          <CommandButton
            {...{ set: commitCommands, id: 'command.commit', targets }}
            type="primary"
            loading={draft.isPending}
          >
            {commit === undefined
              ? t('commit.ok', { count })
              : count === 0
                ? t('commit.amend.ok', { commit })
                : t('commit.amend.okFiles', { commit, count })}
          </CommandButton>
        </div>
      </footer>
    </Permitted>
  );
}
