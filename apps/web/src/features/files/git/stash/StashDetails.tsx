import { ArrowLeftOutlined } from '@ant-design/icons';
import { gitShow } from '@netloom/contract';
import type { GitChange, GitStash } from '@netloom/contract';
import { Button, Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { Permitted, timestamp } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { FileDiff } from '../changes/FileDiff.tsx';
import { ChangedFiles } from '../history/ChangedFiles.tsx';
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
      <Permitted any={['git:commit']}>
        <div className="nl-git-commit-actions">
          <Button size="small" danger type="text" disabled={isPending} onClick={askToDrop}>
            {t('stash.drop.ok')}
          </Button>
          <Button size="small" disabled={isPending} title={t('stash.applyHint')} onClick={() => apply(true)}>
            {t('stash.apply')}
          </Button>
          <Button
            size="small"
            type="primary"
            loading={isPending}
            title={t('stash.popHint')}
            onClick={() => apply(false)}
          >
            {t('stash.pop')}
          </Button>
        </div>
      </Permitted>
    </header>
  );
}
