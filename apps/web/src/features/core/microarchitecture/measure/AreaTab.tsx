import { synthesisReport } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { AreaMap, areaTree } from '../../../runs/synthesis/index.ts';
import type { Measure } from '../../../runs/synthesis/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { hashOf, problemsOf } from '../store/derived.ts';
import { MeasureBar } from './MeasureBar.tsx';
import { gatesOf, measuringRun } from './measuredFigures.ts';
import { Contradicts } from './TimingTab.tsx';
import { useCoreRuns } from './useCoreRuns.ts';
import { useFull } from './useFull.ts';

/** Where the core's area is, by unit, of the run that measured this very RTL. */
export function AreaTab({ open }: { open: OpenCore }) {
  const { document: options } = open;
  const runs = useCoreRuns(options);
  const full = useFull(options);
  if (problemsOf(options).length > 0) return <Contradicts />;
  const measured = measuringRun(runs, () => hashOf(full));
  return (
    <div className="nl-core-timing nl-core-area">
      <MeasureBar what="area" open={open} isMeasured={measured !== undefined} />
      {measured && <Units run={measured} />}
    </div>
  );
}

/** Areas of cells as thousands of gate equivalents; the rest are numbers. */
const kiloGates = (area: number) => (gatesOf(area) / 1000).toFixed(2);

function Units({ run }: { run: RunRow }) {
  const { t, i18n } = useTranslation('core');
  const { data: report, error } = useCall(
    synthesisReport,
    { query: { runId: run.runId, units: 'true' } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  if (error) return <p className="nl-core-hint">{t('area.older')}</p>;
  if (report === undefined) return null;
  const tree = areaTree(report);
  const whole = run.metrics.findLast(({ name }) => name === 'area')?.value;
  const format = (value: number, measure: Measure) =>
    measure === 'area' ? `${kiloGates(value)} kGE` : value.toLocaleString(i18n.language);
  return (
    <>
      <p className="nl-core-hint">
        {t('area.sum', { sum: kiloGates(tree.total.area), whole: kiloGates(whole ?? tree.total.area) })}
      </p>
      <AreaMap tree={tree} measures={['area', 'flipFlops', 'cells']} format={format} />
    </>
  );
}
