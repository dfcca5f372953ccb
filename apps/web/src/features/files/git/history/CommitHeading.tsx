import { ArrowLeftOutlined, CopyOutlined, RollbackOutlined, TagOutlined } from '@ant-design/icons';
import type { ReplyOf, gitShow } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { copyText } from '../../../../parts/copyText.ts';
import { timestamp, usePermissions } from '../../../../parts/index.ts';
import { CommitRuns } from '../../../runs/run/index.ts';
import { PaneOffer } from '../PaneOffer.tsx';
import { NewTag } from '../tags/NewTag.tsx';
import { shownCommitCommands } from './shownCommitCommands.ts';
import type { ShownCommitTargets } from './shownCommitCommands.ts';
import { useCommitRuns } from './useCommitRuns.ts';
import { useRevert } from './useRevert.tsx';

interface CommitHeadingProps {
  commit: ReplyOf<typeof gitShow>;
  tab: 'history' | 'compare';
  onBack: () => void;
}

/** Message, who and when, and what can be done with the commit. */
export function CommitHeading({ commit, tab, onBack }: CommitHeadingProps) {
  const { t } = useTranslation('git');
  const [tagging, setTagging] = useState(false);
  const { any } = usePermissions();
  const { reverting, askToRevert } = useRevert(commit);
  const targets: ShownCommitTargets = {
    ...{ mayCommit: any('git:commit'), mayPush: any('git:push'), busy: reverting },
    copy: () => void copyText(commit.commit),
    tag: () => setTagging(true),
    revert: askToRevert,
  };
  return (
    <header className="nl-git-commit-header">
      <PaneOffer tab={tab} set={shownCommitCommands} targets={targets} />
      <Button
        className="nl-git-back"
        type="text"
        icon={<ArrowLeftOutlined />}
        aria-label={t('back')}
        onClick={onBack}
      />
      <About commit={commit} targets={targets} />
      <Actions targets={targets} />
      {tagging ? <NewTag commit={commit} onClose={() => setTagging(false)} /> : null}
    </header>
  );
}

interface AboutProps {
  commit: ReplyOf<typeof gitShow>;
  targets: ShownCommitTargets;
}

function About({ commit, targets }: AboutProps) {
  const { t } = useTranslation('git');
  const runs = useCommitRuns([commit.commit])(commit.commit);
  return (
    <div>
      <h2>{commit.subject}</h2>
      <p className="nl-git-dim">
        {commit.author} &lt;{commit.email}&gt; · {timestamp(commit.time)} ·{' '}
        <code>{commit.commit.slice(0, 12)}</code>
        <CommandButton
          {...{ set: shownCommitCommands, id: 'history.copy', targets }}
          size="small"
          type="text"
          icon={<CopyOutlined />}
          title={t('history.copy')}
          aria-label={t('history.copy')}
        />
      </p>
      {commit.body === '' ? null : <pre>{commit.body}</pre>}
      <CommitRuns runs={runs} />
    </div>
  );
}

function Actions({ targets }: { targets: ShownCommitTargets }) {
  const { t } = useTranslation('git');
  const offered = { set: shownCommitCommands, targets, size: 'small' } as const;
  return (
    <div className="nl-git-commit-actions">
      {targets.mayPush ? (
        <CommandButton {...offered} id="command.tag" icon={<TagOutlined />} title={t('tags.hint')}>
          {t('tags.ok')}
        </CommandButton>
      ) : null}
      {targets.mayCommit ? (
        <CommandButton
          {...offered}
          id="command.revert"
          icon={<RollbackOutlined />}
          title={t('history.revert.hint')}
          loading={targets.busy}
        >
          {t('history.revert.ok')}
        </CommandButton>
      ) : null}
    </div>
  );
}
