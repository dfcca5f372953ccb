import { ArrowLeftOutlined } from '@ant-design/icons';
import { gitShow } from '@netloom/contract';
import type { GitChange, GitStash } from '@netloom/contract';
import { Button, Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { timestamp, usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { FileDiff } from '../changes/FileDiff.tsx';
import { ChangedFiles } from '../history/ChangedFiles.tsx';
import { PaneOffer } from '../PaneOffer.tsx';
import { stashCommands } from './stashCommands.ts';
import type { StashTargets } from './stashCommands.ts';
import { useStashActions } from './useStashes.tsx';

/** What was set aside at one time: its files, what is changed in them, and the way back. */
export function StashDetails({ stash, onBack }: { stash: GitStash; onBack: () => void }) {
  const { t } = useTranslation('git');
  const query = { deptId: useDeptId(), commit: stash.commit };
  const { data, error } = useCall(gitShow, { query }, { staleTime: Infinity });
  const [file, setFile] = useState<GitChange | null>(null);
  if (error !== null) return <Result status="warning" title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  const shown = file ?? data.changes[0];
  return (
    <section className="nl-git-view" aria-label={stash.message}>
      <Heading stash={stash} onBack={onBack} />
      <ChangedFiles changes={data.changes} shown={shown} onShow={setFile} />
      {shown === undefined ? null : (
        <FileDiff
          path={shown.path}
          from={shown.from}
          commit={stash.commit}
          against={{ commit: data.parents[0]!, note: t('stash.sides') }}
          onBack={onBack}
        />
      )}
    </section>
  );
}

function Heading({ stash, onBack }: { stash: GitStash; onBack: () => void }) {
  const { t } = useTranslation('git');
  const { isPending, apply, askToDrop } = useStashActions(stash);
  const mayCommit = usePermissions().any('git:commit');
  const targets: StashTargets = { mayCommit, busy: isPending, apply, drop: askToDrop };
  const offered = { set: stashCommands, targets, size: 'small' } as const;
  return (
    <header className="nl-git-commit-header">
      <Button
        className="nl-git-back"
        type="text"
        icon={<ArrowLeftOutlined />}
        aria-label={t('back')}
        onClick={onBack}
      />
      <div>
        <h2>{stash.message}</h2>
        <p className="nl-git-dim">
          {stash.branch} · {timestamp(stash.time)}
        </p>
      </div>
      <PaneOffer tab="changes" set={stashCommands} targets={targets} />
      {mayCommit ? (
        <div className="nl-git-commit-actions">
          <CommandButton {...offered} id="Drop" danger type="text">
            {t('stash.drop.ok')}
          </CommandButton>
          <CommandButton {...offered} id="Apply" title={t('stash.applyHint')}>
            {t('stash.apply')}
          </CommandButton>
          <CommandButton {...offered} id="Pop" type="primary" loading={isPending} title={t('stash.popHint')}>
            {t('stash.pop')}
          </CommandButton>
        </div>
      ) : null}
    </header>
  );
}
