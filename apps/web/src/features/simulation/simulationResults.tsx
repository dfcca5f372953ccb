import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import type { ResultTab, Results } from '../runs/index.ts';
import { LintTab } from './lint/LintTab.tsx';
import { SummaryTab } from './summary/SummaryTab.tsx';
import './simulation.css';

const RunWave = lazy(() => import('./RunWave.tsx'));
const CoverageTab = lazy(() => import('./coverage/CoverageTab.tsx'));
const BootTerminal = lazy(() => import('./terminal/BootTerminal.tsx'));

type TabName = 'wave' | 'summary' | 'coverage' | 'rules' | 'terminal';

function Label({ name }: { name: TabName }) {
  const { t } = useTranslation('simulation');
  return t(`tab.${name}`);
}

const tab = (name: TabName, children: ReactNode): ResultTab => ({
  key: name,
  label: <Label name={name} />,
  children: <Suspense fallback={<Loading />}>{children}</Suspense>,
});

/**
 * The wave of a run that passed, the summary of one that did not; then coverage. Of lint: what each rule found. Of a
 * boot: its terminal.
 */
export const simulationResults: Results = ({ details, state }) => {
  const { runId, kind } = details;
  if (kind === 'lint') return [tab('rules', <LintTab diagnostics={state.diagnostics} />)];
  const has = (sort: string) => state.artifacts.find(({ output }) => output.kind === sort)?.output.path;
  const wave = has('wave');
  const waves = wave === undefined ? [] : [tab('wave', <RunWave runId={runId} file={wave} />)];
  if (kind === 'boot') {
    const terminal = tab('terminal', <BootTerminal details={details} state={state} />);
    return [{ ...terminal, live: true }, ...waves];
  }
  const summary = tab('summary', <SummaryTab details={details} state={state} />);
  const coverage = has('coverage') === undefined ? [] : [tab('coverage', <CoverageTab runId={runId} />)];
  const first = state.finished?.verdict === 'passed' ? [...waves, summary] : [summary, ...waves];
  return [...first, ...coverage];
};
