import { ThunderboltOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../store/derived.ts';
import { ProposalView } from './ProposalView.tsx';
import { SearchView } from './SearchView.tsx';
import { usePlacement } from './placementStore.ts';
import { solveAll } from './proposePlacement.ts';
import './conflicts.css';

/** What the solver would move, to be accepted or declined; and the command that solves all. */
export function PlacementPanel() {
  const { t } = useTranslation('pinConflicts');
  const { proposal, search, failure } = usePlacement();
  const [keep, setKeep] = useState(true);
  return (
    <div className="nl-pins-placement">
      <div className="nl-pins-solve">
        <Button size="small" icon={<ThunderboltOutlined />} onClick={() => solveAll(keep)}>
          {t('solve.all')}
        </Button>
        <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
          {t('solve.keep')}
        </Checkbox>
      </div>
      {failure === undefined ? null : <p role="alert">{t('search.failed', { message: failure })}</p>}
      {search ? <SearchView search={search} /> : proposal ? <ProposalView proposal={proposal} /> : <Idle />}
    </div>
  );
}

/** Which signals still want a pin. */
function Idle() {
  const { t } = useTranslation('pinConflicts');
  const { peripherals } = useAnalysis();
  const signals = [...peripherals.values()].flatMap((each) => [...each.signals]);
  const missing = signals.filter(([, pin]) => pin === undefined).map(([signal]) => signal);
  const text =
    signals.length === 0
      ? t('solve.nothing')
      : missing.length === 0
        ? t('solve.complete', { count: signals.length })
        : t('solve.missing', { count: missing.length, signals: missing.join(', ') });
  return <p className="nl-pins-aside">{text}</p>;
}
