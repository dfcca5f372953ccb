import { ArrowLeftOutlined, CopyOutlined } from '@ant-design/icons';
import { gitShow } from '@netloom/contract';
import type { GitChange, ReplyOf } from '@netloom/contract';
import { Button, Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { timestamp } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { FileDiff } from '../changes/FileDiff.tsx';
import { TagButton } from '../tags/TagButton.tsx';
import { CommitRuns } from '../../../runs/run/index.ts';
import { ChangedFiles } from './ChangedFiles.tsx';
import { RevertButton } from './RevertButton.tsx';
import { useCommitRuns } from './useCommitRuns.ts';

/** One commit: message, who and when, its files and what it changed in them. */
export function CommitDetails({ commit, onBack }: { commit: string; onBack: () => void }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { data, error } = useCall(gitShow, { query: { deptId, commit } }, { staleTime: Infinity });
  const [file, setFile] = useState<GitChange | null>(null);
  if (error !== null) return <Result status="warning" title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  const shown = file ?? data.changes[0];
  return (
    <section className="nl-git-view" aria-label={data.subject}>
      <Heading commit={data} onBack={onBack} />
      {data.parents.length > 1 ? <p className="nl-git-note">{t('history.mergeNote')}</p> : null}
      <ChangedFiles changes={data.changes} shown={shown} onShow={setFile} />
      {shown === undefined ? null : (
        <FileDiff path={shown.path} from={shown.from} commit={commit} onBack={onBack} />
      )}
    </section>
  );
}

/** Message, who and when. */
function Heading({ commit, onBack }: { commit: ReplyOf<typeof gitShow>; onBack: () => void }) {
  const { t } = useTranslation('git');
  const runs = useCommitRuns([commit.commit])(commit.commit);
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
        <h2>{commit.subject}</h2>
        <p className="nl-git-dim">
          {commit.author} &lt;{commit.email}&gt; · {timestamp(commit.time)} ·{' '}
          <code>{commit.commit.slice(0, 12)}</code>
          <Button
            size="small"
            type="text"
            icon={<CopyOutlined />}
            title={t('history.copy')}
            aria-label={t('history.copy')}
            onClick={() => void copyText(commit.commit)}
          />
        </p>
        {commit.body === '' ? null : <pre>{commit.body}</pre>}
        <CommitRuns runs={runs} />
      </div>
      <div className="nl-git-commit-actions">
        <TagButton commit={commit} />
        <RevertButton commit={commit} />
      </div>
    </header>
  );
}
