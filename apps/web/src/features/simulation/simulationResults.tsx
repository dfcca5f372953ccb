import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import type { Results } from '../runs/index.ts';

const RunWave = lazy(() => import('./RunWave.tsx'));

function WaveLabel() {
  const { t } = useTranslation('simulation');
  return t('tab.wave');
}

/** The wave that the bench dumped. */
export const simulationResults: Results = ({ details: { runId }, state }) => {
  const wave = state.artifacts.find(({ output }) => output.kind === 'wave')?.output.path;
  if (wave === undefined) return [];
  return [
    {
      key: 'wave',
      label: <WaveLabel />,
      children: (
        <Suspense fallback={<Loading />}>
          <RunWave runId={runId} file={wave} />
        </Suspense>
      ),
    },
  ];
};
