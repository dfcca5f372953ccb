import { useTranslation } from 'react-i18next';
import type { Results } from '../run/index.ts';
import { CompareTiming } from './compare/CompareTiming.tsx';
import { Constraints } from './Constraints.tsx';
import { TimingView } from './TimingView.tsx';
import { Unconstrained } from './Unconstrained.tsx';

/** The file that is written last of those that a report needs. */
const LAST_FILE = 'out/endpoints.tsv';

function Label({ name }: { name: 'timing' | 'unconstrained' | 'constraints' | 'compare' }) {
  const { t } = useTranslation('timing');
  return t(`tab.${name}`);
}

/** Slack and paths, what no constraint reaches, the constraints, and the difference to an earlier run. */
const ofTiming: Results = ({ details, state }) => {
  const { runId } = details;
  if (!state.artifacts.some(({ output }) => output.path === LAST_FILE)) return [];
  const views = {
    timing: <TimingView runId={runId} metrics={state.metrics} />,
    unconstrained: <Unconstrained runId={runId} />,
    constraints: <Constraints runId={runId} />,
    compare: <CompareTiming runId={runId} top={details.top} />,
  } as const;
  return (Object.keys(views) as (keyof typeof views)[]).map((key) => ({
    key,
    label: <Label name={key} />,
    children: views[key],
  }));
};

export const timingResults = { timing: ofTiming };
