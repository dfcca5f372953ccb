import { TRAFFIC_FILE } from '@netloom/model';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import type { ResultTab, Results } from '../run/index.ts';
import { BreakdownTab } from './breakdown/BreakdownTab.tsx';
import { cycleCauses } from './breakdown/cycleCauses.ts';
import { LintTab } from './lint/LintTab.tsx';
import { SummaryTab } from './summary/SummaryTab.tsx';
import './simulation.css';

const RunWave = lazy(() => import('./RunWave.tsx'));
const CoverageTab = lazy(() => import('./coverage/CoverageTab.tsx'));
const TrafficTab = lazy(() => import('./traffic/TrafficTab.tsx'));
const SessionTerminal = lazy(() => import('./terminal/SessionTerminal.tsx'));

type TabName = 'wave' | 'summary' | 'coverage' | 'rules' | 'terminal' | 'traffic' | 'breakdown';

function Label({ name }: { name: TabName }) {
  const { t } = useTranslation('simulation');
  return t(`tab.${name}`);
}

const tab = (name: TabName, children: ReactNode): ResultTab => ({
  key: name,
  label: <Label name={name} />,
  children: <Suspense fallback={<Loading />}>{children}</Suspense>,
});

type Shown = Parameters<Results>[0];

const fileOf = ({ state }: Shown, sort: string) =>
  state.artifacts.find(({ output }) => output.kind === sort)?.output.path;

function wavesOf(run: Shown): ResultTab[] {
  const wave = fileOf(run, 'wave');
  return wave === undefined ? [] : [tab('wave', <RunWave runId={run.details.runId} file={wave} />)];
}

/** Of a design with monitors. */
function trafficOf(run: Shown): ResultTab[] {
  const isThere = run.state.artifacts.some(({ output }) => output.path === TRAFFIC_FILE);
  return isThere ? [tab('traffic', <TrafficTab runId={run.details.runId} />)] : [];
}

/** Of a boot whose core counted. */
function breakdownOf({ state }: Shown): ResultTab[] {
  const found = cycleCauses(state.metrics);
  return found === undefined ? [] : [tab('breakdown', <BreakdownTab found={found} />)];
}

/** The wave of a run that passed, the summary of one that did not; then coverage and traffic. */
const ofSimulation: Results = (run) => {
  const { details, state } = run;
  const summary = tab('summary', <SummaryTab details={details} state={state} />);
  const coverage =
    fileOf(run, 'coverage') === undefined ? [] : [tab('coverage', <CoverageTab runId={details.runId} />)];
  const passed = state.finished?.verdict === 'passed';
  return [
    ...(passed ? [...wavesOf(run), summary] : [summary, ...wavesOf(run)]),
    ...coverage,
    ...trafficOf(run),
  ];
};

/** What a block's bench covers of it, and its waves. */
const ofBench: Results = (run) => [
  ...(fileOf(run, 'coverage') === undefined
    ? []
    : [tab('coverage', <CoverageTab runId={run.details.runId} />)]),
  ...wavesOf(run),
];

/** What each rule found. */
const ofLint: Results = ({ state }) => [tab('rules', <LintTab diagnostics={state.diagnostics} />)];

/** The steps to the first property that does not hold. */
const ofProof: Results = (run) => wavesOf(run);

/** The terminal of a kind that people speak with; where its cycles went, waves and traffic. */
const ofSession: Results = (run) => {
  const terminal = tab('terminal', <SessionTerminal details={run.details} state={run.state} />);
  return [{ ...terminal, live: true }, ...breakdownOf(run), ...wavesOf(run), ...trafficOf(run)];
};

export const simulationResults = {
  simulate: ofSimulation,
  bench: ofBench,
  lint: ofLint,
  proof: ofProof,
  boot: ofSession,
  debug: ofSession,
  shell: ofSession,
};
