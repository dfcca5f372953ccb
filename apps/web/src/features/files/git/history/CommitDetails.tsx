import { ArrowLeftOutlined, CopyOutlined } from '@ant-design/icons';
import { gitShow } from '@netloom/contract';
import type { GitChange } from '@netloom/contract';
import { Button, Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { timestamp } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { ChangeMark } from '../changes/ChangeMark.tsx';
import { FileDiff } from '../changes/FileDiff.tsx';
import { FilePath } from '../changes/FilePath.tsx';

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
      <header className="nl-git-commit-header">
        <Button
          className="nl-git-back"
          type="text"
          icon={<ArrowLeftOutlined />}
          aria-label={t('back')}
          onClick={onBack}
        />
        <div>
          <h2>{data.subject}</h2>
          <p className="nl-git-dim">
            {data.author} &lt;{data.email}&gt; · {timestamp(data.time)} ·{' '}
            <code>{data.commit.slice(0, 12)}</code>
            <Button
              size="small"
              type="text"
              icon={<CopyOutlined />}
              title={t('history.copy')}
              aria-label={t('history.copy')}
              onClick={() => void copyText(data.commit)}
            />
          </p>
          {data.body === '' ? null : <pre>{data.body}</pre>}
        </div>
      </header>
      {data.parents.length > 1 ? <p className="nl-git-note">{t('history.mergeNote')}</p> : null}
      <div className="nl-git-commit-files">
        {data.changes.length === 0 ? <p className="nl-git-dim">{t('history.empty')}</p> : null}
        {data.changes.map((change) => (
          <button
            type="button"
            key={change.path}
            className="nl-git-file"
            aria-current={change.path === shown?.path}
            onClick={() => setFile(change)}
          >
            <ChangeMark change={change.change} />
            <FilePath path={change.path} />
          </button>
        ))}
      </div>
      {shown === undefined ? null : (
        <FileDiff path={shown.path} from={shown.from} commit={commit} onBack={onBack} />
      )}
    </section>
  );
}
