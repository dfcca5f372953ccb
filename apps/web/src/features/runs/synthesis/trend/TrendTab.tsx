import { runTrend } from '@netloom/contract';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { LineChart } from './LineChart.tsx';
import { seriesOf } from './seriesOf.ts';

const NAMES = ['area', 'luts', 'cells', 'flip-flops'] as const;

/** How the numbers of this top module and target went over its runs. */
export function TrendTab({ runId, top }: { runId: string; top: string }) {
  const { t } = useTranslation('synthesis');
  const deptId = useDeptId();
  const { data } = useCall(
    runTrend,
    { query: { deptId, kind: 'synthesize', top } },
    { staleTime: 0, meta: { quiet: true } },
  );
  if (data === undefined) return <Loading />;
  const label = data.find((run) => run.runId === runId)?.label;
  const runs = data.filter((run) => run.label === label && run.verdict === 'passed');
  if (runs.length < 2) return <Empty className="nl-centre" description={t('trendLater')} />;
  const charts = NAMES.map((name) => ({ name, points: seriesOf(runs, name) }));
  return (
    <div className="nl-trend">
      {charts
        .filter(({ points }) => points.length > 0)
        .map(({ name, points }) => (
          <section key={name}>
            <h3>{t(`number.${name}`)}</h3>
            <LineChart points={points} current={runId} />
          </section>
        ))}
    </div>
  );
}
