import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RunScreen } from '../runs/index.ts';
import { simulationResults } from './simulationResults.tsx';
import { SimulationForm } from './SimulationForm.tsx';

/** Simulation and lint: what to run, and what came of it. */
export default function SimulationScreen() {
  const { t } = useTranslation('simulation');
  const [search] = useSearchParams();
  return (
    <RunScreen
      kinds={['simulate', 'lint']}
      form={<SimulationForm fileList={search.get('fileList')} />}
      results={simulationResults}
      hint={t('chooseRun')}
    />
  );
}
