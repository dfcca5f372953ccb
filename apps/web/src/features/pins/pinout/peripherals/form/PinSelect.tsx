import { indexOf, mayShare } from '@netloom/pins';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { choosePinOf } from '../actions.ts';
import type { SignalRow } from './signals.ts';

interface Props {
  row: SignalRow;
  open: OpenPins;
  /** Pins on which the signal can be. */
  offered: readonly string[];
}

/** Chooses the pin of a signal; those that are taken say by what. */
export function PinSelect({ row: { signal, pin, isNeeded }, open, offered }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const { configuration, chip } = open;

  function labelOf(name: string): string {
    const holder = configuration.pins[name]?.signal;
    if (holder === undefined || name === pin) return name;
    const isShared = mayShare(indexOf(chip).pins.get(name)!, holder, signal, chip);
    return t(isShared ? 'sharedWith' : 'heldBy', { pin: name, signal: holder });
  }

  return (
    <Select
      size="small"
      status={isNeeded && pin === undefined ? 'error' : ''}
      aria-label={t('pinOf', { signal })}
      placeholder={t('choosePin')}
      popupMatchSelectWidth={false}
      value={pin}
      options={offered.map((name) => ({ value: name, label: labelOf(name) }))}
      onChange={(next) => choosePinOf(signal, next)}
    />
  );
}
