import { DEFINITIONS, compareNames, gpioFunctionOf, versionLabel } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import { useTexts } from '../form/useTexts.ts';
import { ExtiVectors } from './ExtiVectors.tsx';
import { GpioLine } from './GpioLine.tsx';

/** All pins with a GPIO function and their settings, and the interrupts of those that ask for one. */
export function GpioForm() {
  const { t } = useTranslation('pinPeripherals');
  const open = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const texts = useTexts();
  const definition = DEFINITIONS.find(({ name }) => name === 'GPIO')!;
  const pins = Object.entries(open.configuration.pins)
    .filter(([, { signal }]) => gpioFunctionOf(signal) !== undefined)
    .map(([pin]) => pin)
    .toSorted(compareNames);
  return (
    <>
      <header>
        <h3>{definition.name}</h3>
        <small title={texts.about(definition)}>{texts.about(definition)}</small>
        <code>{versionLabel(definition, open.chip)}</code>
      </header>
      {pins.length === 0 ? <p className="nl-pins-hint">{t('noGpio')}</p> : null}
      <ul className="nl-pins-gpio">
        {pins.map((pin) => (
          <GpioLine key={pin} pin={pin} open={open} analysis={analysis} />
        ))}
      </ul>
      <ExtiVectors open={open} />
    </>
  );
}
