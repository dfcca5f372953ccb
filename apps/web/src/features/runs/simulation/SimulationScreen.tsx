import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { RunScreen, useFormStart } from '../run/index.ts';
import { simulationResults } from './simulationResults.tsx';
import { StartForm } from './StartForm.tsx';

const FORMS = ['simulate', 'lint', 'proof', 'boot', 'debug'] as const;

/** Simulation, lint, proof and boot: what to run, and what came of it. */
export default function SimulationScreen() {
  const { t } = useTranslation('simulation');
  const [search] = useSearchParams();
  const from = useFormStart(FORMS);
  return (
    <RunScreen
      screen="simulation"
      form={from === undefined ? <Loading /> : <StartForm key={search.get('from')} from={from} />}
      results={simulationResults}
      hint={t('chooseRun')}
    />
  );
}
