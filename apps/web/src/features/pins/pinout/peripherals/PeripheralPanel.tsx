import { useTranslation } from 'react-i18next';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { PeripheralForm } from './form/PeripheralForm.tsx';
import { GpioForm } from './gpio/GpioForm.tsx';
import { PeripheralTree } from './tree/PeripheralTree.tsx';
import './peripherals.css';

/** The chip's peripherals as a tree, and the form of the chosen one. */
export function PeripheralPanel() {
  const { t } = useTranslation('pinPeripherals');
  const chip = usePins(({ open }) => open!.chip);
  const chosen = useUi(({ peripheral }) => peripheral);
  const isVector = chosen?.startsWith('EXTI') === true;
  const instance = isVector ? 'GPIO' : chip.ips.find((ip) => ip.instance === chosen)?.instance;
  return (
    <>
      <PeripheralTree />
      <section className="nl-pins-form" aria-label={t('form')}>
        {instance === undefined ? <p className="nl-pins-hint">{t('chooseOne')}</p> : null}
        {instance === 'GPIO' ? <GpioForm /> : null}
        {instance !== undefined && instance !== 'GPIO' ? (
          <PeripheralForm key={instance} instance={instance} />
        ) : null}
      </section>
    </>
  );
}
