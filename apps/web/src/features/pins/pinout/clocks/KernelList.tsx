import { inHertz, kernelClockOf, kernelNodeOf } from '@netloom/pins';
import type { AnalysedPeripheral } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../store/derived.ts';
import { useUi } from '../store/uiStore.ts';
import { rateOf } from './rateOf.ts';
import type { Clocks } from './useClocks.ts';

/** Enabled peripherals with the clock that they get, and the rate that comes of it. */
export function KernelList({ clocks }: { clocks: Clocks }) {
  const { t } = useTranslation('pinClocks');
  const enabled = [...useAnalysis().peripherals.values()].filter(({ mode }) => mode !== undefined);
  return (
    <section className="nl-pins-clock-kernels">
      <h4>{t('peripherals')}</h4>
      {enabled.length === 0 ? <p>{t('noPeripherals')}</p> : null}
      <ul>
        {enabled.map((peripheral) => (
          <KernelRow key={peripheral.instance} peripheral={peripheral} clocks={clocks} />
        ))}
      </ul>
    </section>
  );
}

function KernelRow({
  peripheral,
  clocks: { state, chip },
}: {
  peripheral: AnalysedPeripheral;
  clocks: Clocks;
}) {
  const { t } = useTranslation('pinClocks');
  const { instance } = peripheral;
  const clock = kernelClockOf(instance, state, chip);
  const rate = rateOf(peripheral, clock);
  return (
    <li>
      <button
        type="button"
        title={t('showPeripheral', { instance })}
        onClick={() => useUi.setState({ peripheral: instance, panel: 'peripherals' })}
      >
        {instance}
      </button>
      <span>{kernelNodeOf(instance, chip)}</span>
      <output>{clock === 0 ? t('option.off') : inHertz(clock)}</output>
      {rate === undefined ? null : <small data-wrong={rate.isWrong}>{rate.text}</small>}
    </li>
  );
}
