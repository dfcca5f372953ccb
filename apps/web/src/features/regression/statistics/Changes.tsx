import { listRegressions, regressionChanges } from '@netloom/contract';
import type { RegressionChanges } from '@netloom/contract';
import { Select } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { timestamp } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { useWordResult } from '../../runs/run/index.ts';
import { shortVersion } from '../results/index.ts';
import { CoverageChanges } from './CoverageChanges.tsx';

const LATEST = { page: 1, limit: 100 };

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section>
      <h3>
        {title} <span className="nl-dim">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

type Turned = RegressionChanges['newlyRed'];

function Turns({ title, rows }: { title: string; rows: Turned }) {
  const word = useWordResult();
  return (
    <Part title={title} count={rows.length}>
      {rows.map(({ caseName, seed, message, cause, resultId }) => (
        <li key={resultId}>
          <Link to={`/example/caseList/${resultId}`}>
            {caseName}:{seed}
          </Link>{' '}
          <span className="nl-dim">{word({ message, cause })}</span>
        </li>
      ))}
    </Part>
  );
}

function Told({ changes }: { changes: RegressionChanges }) {
  const { t } = useTranslation('statistics');
  const { newlyRed, newlyGreen, slower, onlyBefore, onlyAfter, commits } = changes;
  return (
    <div className="nl-nights-changes">
      <Turns title={t('newlyRed')} rows={newlyRed} />
      <Turns title={t('newlyGreen')} rows={newlyGreen} />
      <Part title={t('slower')} count={slower.length}>
        {slower.map(({ caseName, before, after, seeds }) => (
          <li key={caseName}>
            {caseName}{' '}
            <span className="nl-dim">
              {t('took', { before: before.toFixed(1), after: after.toFixed(1), seeds })}
            </span>
          </li>
        ))}
      </Part>
      <CoverageChanges runId={changes.after.runId} against={changes.before.runId} />
      <Part title={t('commits')} count={commits?.length ?? 0}>
        {commits === null ? <li className="nl-dim">{t('unknownCommits')}</li> : null}
        {commits?.map(({ commit, author, subject }) => (
          <li key={commit} title={subject}>
            <code title={commit}>{commit.slice(0, 9)}</code> {subject}{' '}
            <span className="nl-dim">{author}</span>
          </li>
        ))}
      </Part>
      {onlyBefore + onlyAfter > 0 ? <p className="nl-dim">{t('only', { onlyBefore, onlyAfter })}</p> : null}
    </div>
  );
}

/** What changed between two regressions; the newest two of one plan until others are chosen. */
export function Changes() {
  const { t } = useTranslation('statistics');
  const deptId = useDeptId();
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const { data } = useCall(listRegressions, { query: { deptId, ...LATEST } }, { staleTime: 0 });
  const rows = (data?.rows ?? []).filter(({ result }) => result !== 'running');
  const newest = rows.find(({ againOf }) => againOf === null);
  const after = rows.find(({ runId }) => runId === chosen.after) ?? newest;
  const earlier = rows.find(
    ({ runId, name, number, againOf }) =>
      againOf === null && runId !== after?.runId && name === after?.name && number < after.number,
  );
  const before = rows.find(({ runId }) => runId === chosen.before) ?? earlier;
  const asked = { query: { runId: after?.runId ?? '', against: before?.runId ?? '' } };
  const enabled = after !== undefined && before !== undefined;
  const query = useCall(regressionChanges, asked, { enabled, meta: { quiet: true }, retry: false });
  const options = rows.map(({ runId, name, number, date, rtlVersion }) => ({
    value: runId,
    label: `${name} #${number} · ${timestamp(date)} · ${shortVersion(rtlVersion)}`,
  }));
  const select = (which: 'before' | 'after', value: string | undefined) => (
    <Select
      popupMatchSelectWidth={false}
      aria-label={t(which)}
      placeholder={t(which)}
      value={value}
      options={options}
      onChange={(runId) => setChosen({ ...chosen, [which]: runId })}
    />
  );
  return (
    <>
      <h2>{t('changes')}</h2>
      <div className="nl-nights-choice">
        {select('before', before?.runId)} → {select('after', after?.runId)}
      </div>
      {enabled ? null : <p className="nl-dim">{t('twoNeeded')}</p>}
      {query.error ? <p role="alert">{errorText(query.error)}</p> : null}
      {query.data === undefined ? null : <Told changes={query.data} />}
    </>
  );
}
