import { useTranslation } from 'react-i18next';
import type { Results } from '../run/index.ts';
import { PlacementView } from './PlacementView.tsx';

const REPORT = 'placement.json';

function Label() {
  const { t } = useTranslation('placement');
  return t('tab');
}

/** Frequency, use of the device and critical paths of a placement run. */
export const placementResults: Results = ({ details: { runId }, state }) => {
  if (!state.artifacts.some(({ output }) => output.path === REPORT)) return [];
  return [
    {
      key: 'placement',
      label: <Label />,
      children: <PlacementView runId={runId} metrics={state.metrics} />,
    },
  ];
};
