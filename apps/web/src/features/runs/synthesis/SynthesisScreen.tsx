import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RunScreen, useFormStart } from '../run/index.ts';
import { SynthesisForm } from './form/SynthesisForm.tsx';
import { synthesisResults } from './synthesisResults.tsx';
import './synthesis.css';

/** Synthesis: what becomes of the design in cells. Placement of its netlists is listed with it. */
export default function SynthesisScreen() {
  const { t } = useTranslation('synthesis');
  const [search] = useSearchParams();
  const from = useFormStart(['synthesize']);
  const form =
    from === undefined ? null : (
      <SynthesisForm key={search.get('from')} from={from} fileList={search.get('fileList')} />
    );
  return <RunScreen screen="synthesis" form={form} results={synthesisResults} hint={t('chooseRun')} />;
}
