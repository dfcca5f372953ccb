import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { PlaceForm, placementResults } from '../placement/index.ts';
import type { ResultTab, Results } from '../run/index.ts';
import { AreaTab } from './area/AreaTab.tsx';
import { SummaryTab } from './summary/SummaryTab.tsx';
import { TrendTab } from './trend/TrendTab.tsx';
import { WithReport } from './WithReport.tsx';

const SchematicTab = lazy(() => import('./schematic/SchematicTab.tsx'));

type TabName = 'summary' | 'area' | 'schematic' | 'trend' | 'place';

function Label({ name }: { name: TabName }) {
  const { t } = useTranslation('synthesis');
  return t(`tab.${name}`);
}

const tab = (name: TabName, children: ReactNode): ResultTab => ({
  key: name,
  label: <Label name={name} />,
  children: <Suspense fallback={<Loading />}>{children}</Suspense>,
});

/** What the design costs, where, how it looks in gates, and how it went over runs; of iCE40 netlists, their placement. */
const ofSynthesis: Results = (run) => {
  const { runId, top, request } = run.details;
  if (!run.state.artifacts.some(({ output }) => output.path === 'out/synthesis.json')) return [];
  const { metrics } = run.state;
  const target = request.kind === 'synthesize' ? request.target : null;
  const canBeTimed = target === 'liberty' && run.state.finished?.verdict === 'passed';
  return [
    tab(
      'summary',
      <WithReport runId={runId}>
        {(report) => <SummaryTab runId={runId} report={report} metrics={metrics} canBeTimed={canBeTimed} />}
      </WithReport>,
    ),
    tab(
      'area',
      <WithReport runId={runId}>{(report) => <AreaTab runId={runId} report={report} />}</WithReport>,
    ),
    tab('schematic', <SchematicTab runId={runId} top={top} />),
    ...(target === null ? [] : [tab('trend', <TrendTab runId={runId} top={top} />)]),
    ...(target === 'ice40' ? [tab('place', <PlaceForm synthesisRunId={runId} top={top} />)] : []),
  ];
};

export const synthesisResults = { synthesize: ofSynthesis, measure: ofSynthesis, place: placementResults };
