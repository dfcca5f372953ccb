import type { Analysis, AnalysedPeripheral } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { SignalLine } from './SignalLine.tsx';
import { signalRows } from './signals.ts';

interface Props {
  open: OpenPins;
  peripheral: AnalysedPeripheral;
  analysis: Analysis;
}

/** The signals of a peripheral with their pins. */
export function SignalList({ open, peripheral, analysis }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const rows = signalRows(peripheral, open.configuration, open.chip);
  if (rows.length === 0) return null;
  return (
    <section>
      <h4>{t('signals')}</h4>
      <ul className="nl-pins-signals">
        {rows.map((row) => (
          <SignalLine key={row.signal} row={row} open={open} analysis={analysis} />
        ))}
      </ul>
    </section>
  );
}
