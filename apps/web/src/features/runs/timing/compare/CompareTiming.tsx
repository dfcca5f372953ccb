import { listRuns } from '@netloom/contract';
import type { TimingCheck } from '@netloom/model';
import { Empty, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { Loading } from '../../../../Loading.tsx';
import { CheckChoice } from '../CheckChoice.tsx';
import { useTimingReport } from '../useTimingReport.ts';
import { WithReport } from '../WithReport.tsx';
import { ChangedPaths } from './ChangedPaths.tsx';
import { SlackDeltas } from './SlackDeltas.tsx';

/** Timing runs of the same top module that ended before, latest first. */
function useOthers(runId: string, top: string) {
  const deptId = useDeptId();
  const { data, isPending } = useCall(
    listRuns,
    { query: { deptId, kinds: 'timing', state: 'finished', text: top, limit: 100 } },
    { staleTime: 0 },
  );
  const rows = (data?.rows ?? []).filter((row) => row.top === top);
  const place = rows.findIndex((row) => row.runId === runId);
  const others = rows.filter((row) => row.runId !== runId);
  return { others, earlier: rows[place + 1]?.runId ?? others[0]?.runId, isPending };
}

/** This run against an earlier one of the same top module: slack, and the endpoints that changed. */
export function CompareTiming({ runId, top }: { runId: string; top: string }) {
  const { t, i18n } = useTranslation('timing');
  const { others, earlier, isPending } = useOthers(runId, top);
  const [chosen, setChosen] = useState<string>();
  const [check, setCheck] = useState<TimingCheck>('setup');
  const other = chosen ?? earlier;
  const before = useTimingReport(other);
  if (isPending) return <Loading />;
  if (other === undefined) return <Empty className="nl-centre" description={t('compare.none', { top })} />;
  const when = (text: string) =>
    new Date(text).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <WithReport runId={runId}>
      {(after) => (
        <div className="nl-timing-scroll">
          <div className="nl-timing-tools">
            <span>{t('compare.with')}</span>
            <Select
              size="small"
              value={other}
              popupMatchSelectWidth={false}
              options={others.map((row) => ({
                value: row.runId,
                label: `${when(row.createTime)} · ${row.createBy}`,
              }))}
              onChange={setChosen}
            />
            <CheckChoice check={check} onChange={setCheck} />
          </div>
          {before.data === undefined ? (
            before.isError ? (
              <Empty className="nl-centre" description={t('compare.noReport')} />
            ) : (
              <Loading />
            )
          ) : (
            <>
              <SlackDeltas before={before.data[check]} after={after[check]} />
              <ChangedPaths before={before.data} after={after} check={check} />
            </>
          )}
        </div>
      )}
    </WithReport>
  );
}
