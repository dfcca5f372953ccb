import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RunScreen, useFormStart } from '../run/index.ts';
import { TimingForm } from './TimingForm.tsx';
import { timingResults } from './timingResults.tsx';
import './timing.css';

/** Static timing analysis: what to time, and where the time goes. */
export default function StaticTimingScreen() {
  const { t } = useTranslation('timing');
  const [search] = useSearchParams();
  const start = useFormStart(['timing']);
  const form =
    start === undefined ? null : (
      <TimingForm key={search.get('from')} start={start} synthesisRunId={search.get('synthesis')} />
    );
  return <RunScreen screen="timing" form={form} results={timingResults} hint={t('chooseRun')} />;
}
