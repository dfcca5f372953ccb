import { baudOf, formatBitRate, kernelClockOf, kernelNodeOf } from '@netloom/pins';
import type { AnalysedPeripheral } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';

/** What the baud rate really becomes with the peripheral's clock, and the error in percent. */
export function BaudNote({ peripheral: { instance, values } }: { peripheral: AnalysedPeripheral }) {
  const { t } = useTranslation('pinPeripherals');
  const chip = usePins(({ open }) => open!.chip);
  const { clocks } = useAnalysis();
  const clock = kernelClockOf(instance, clocks, chip);
  const baud = Number(values['BaudRate']);
  if (clock === 0) return <p className="nl-pins-note">{t('clockUnknown')}</p>;
  if (!(baud > 0)) return null;
  const { actual, error, isReachable } = baudOf({
    clock,
    baud,
    overSampling: values['OverSampling'] === 8 ? 8 : 16,
  });
  if (!isReachable) return null;
  const sign = error > 0 ? '+' : '';
  return (
    <p className="nl-pins-note">
      {t('baud', {
        actual: formatBitRate(Math.round(actual)),
        error: `${sign}${error.toFixed(2)}`,
        node: kernelNodeOf(instance, chip) ?? '',
        clock: clock / 1e6,
      })}
    </p>
  );
}
