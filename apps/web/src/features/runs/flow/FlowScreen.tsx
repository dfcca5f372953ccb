import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RunScreen, useFormStart } from '../run/index.ts';
import { FlowForm } from './FlowForm.tsx';

/** A design's way from lint to timing as one run: what to run, and how its runs stand. */
export default function FlowScreen() {
  const { t } = useTranslation('flow');
  const [search] = useSearchParams();
  const from = useFormStart(['flow']);
  const form = from === undefined ? null : <FlowForm key={search.get('from')} from={from} />;
  return <RunScreen screen="flow" form={form} results={{}} hint={t('chooseRun')} />;
}
