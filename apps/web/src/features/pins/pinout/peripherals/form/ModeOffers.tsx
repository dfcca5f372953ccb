import { holds, indexOf, pinsOffering, setValues } from '@netloom/pins';
import type { Mode, PeripheralDefinition } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { chooseMode } from '../actions.ts';

interface Props {
  open: OpenPins;
  instance: string;
  definition: PeripheralDefinition;
}

/** What enabling a disabled peripheral would do: its modes with the signals that find pins, and those that cannot. */
export function ModeOffers({ open, instance, definition }: Props) {
  const { t } = useTranslation('pinPeripherals');
  return (
    <section className="nl-pins-offers">
      <p className="nl-pins-hint">{t('offers')}</p>
      {definition.modes.map((mode) => {
        const { possible, missing } = signalsOf(mode);
        return (
          <button key={mode.name} type="button" onClick={() => chooseMode(instance, mode.name)}>
            <b>{t(`mode.${mode.name}`, { defaultValue: mode.label })}</b>
            <span>{possible.join(', ')}</span>
            {missing.length > 0 ? <em>{t('notOffered', { signals: missing.join(', ') })}</em> : null}
          </button>
        );
      })}
    </section>
  );

  function signalsOf(mode: Mode) {
    const values = setValues(definition, mode, open.configuration.peripherals[instance]?.parameters);
    const names = mode.signals.filter(({ when }) => holds(when, values)).map(({ name }) => name);
    const index = indexOf(open.chip);
    const possible = names.filter((name) => pinsOffering(`${instance}_${name}`, index).length > 0);
    return { possible, missing: names.filter((name) => !possible.includes(name)) };
  }
}
