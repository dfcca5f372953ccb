import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loading } from '../../Loading.tsx';
import { RunScreen, useFormStart } from '../runs/index.ts';
import { SimulationForm } from './form/SimulationForm.tsx';
import { simulationResults } from './simulationResults.tsx';

const KINDS = ['simulate', 'lint'] as const;

/** Simulation and lint: what to run, and what came of it. */
export default function SimulationScreen() {
  const { t } = useTranslation('simulation');
  const [search] = useSearchParams();
  const from = useFormStart(KINDS);
  return (
    <RunScreen
      kinds={KINDS}
      form={
        from === undefined ? (
          <Loading />
        ) : (
          <SimulationForm key={search.get('from')} fileList={search.get('fileList')} from={from} />
        )
      }
      results={simulationResults}
      hint={t('chooseRun')}
    />
  );
}
