import { gitBlame } from '@netloom/contract';
import type { GitBlame } from '@netloom/contract';
import { Button, Result } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { timestamp } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { AnnotatedCode } from '../../editor/index.ts';
import { showCommit } from '../history/historyStore.ts';
import { notesOf, spanAt } from './spans.ts';
import './blame.css';

/** A file with the commit of each line; the one at the cursor is told above, with the way to it. */
export function BlameView({ path }: { path: string }) {
  const { t } = useTranslation('git');
  const query = { deptId: useDeptId(), path };
  const { data, error } = useCall(gitBlame, { query }, { staleTime: 0, meta: { quiet: true } });
  const [line, setLine] = useState(1);
  const notes = useMemo(() => notesOf(data, t('blame.open')), [data, t]);
  if (error !== null) return <Result status="info" title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  const commit = data.commits.find((each) => each.commit === spanAt(data.spans, line)?.commit);
  return (
    <section className="nl-blame" aria-label={t('blame.title', { path })}>
      <header role="status">
        {commit === undefined ? <span>{t('blame.uncommitted', { line })}</span> : <Told commit={commit} />}
      </header>
      <div className="nl-blame-text">
        <AnnotatedCode
          path={path}
          text={data.text}
          notes={notes}
          onCursor={setLine}
          onStep={() => undefined}
        />
      </div>
    </section>
  );
}

function Told({ commit }: { commit: GitBlame['commits'][number] }) {
  const { t } = useTranslation('git');
  const navigate = useNavigate();
  return (
    <>
      <strong>{commit.subject}</strong>
      <span className="nl-git-dim">
        {commit.author} · {timestamp(commit.time)} · <code>{commit.commit.slice(0, 8)}</code>
      </span>
      <Button
        size="small"
        onClick={() => {
          showCommit(commit.commit);
          void navigate('/example/base');
        }}
      >
        {t('blame.show')}
      </Button>
    </>
  );
}
