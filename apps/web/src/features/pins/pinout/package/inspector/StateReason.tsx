import { indexOf, instanceOf, obstaclesTo } from '@netloom/pins';
import type { Analysis, ChipPin } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { StateSign } from '../../state/StateMark.tsx';
import { stateOf } from '../../state/states.ts';
import { useStateNames } from '../../state/useStateNames.ts';

interface Props {
  open: OpenPins;
  pin: ChipPin;
  analysis: Analysis;
}

/** The state of a pin and why it has it. */
export function StateReason({ open, pin, analysis }: Props) {
  const { t } = useTranslation('pinPackage');
  const { t: peripheralText } = useTranslation('pinPeripherals');
  const names = useStateNames();
  const state = stateOf(pin.name, analysis);
  const signal = analysis.pins.get(pin.name)?.assignment?.signal;
  return (
    <p className="nl-pins-state">
      <StateSign state={state} />
      <b>{names[state]}</b>
      <span>{reason()}</span>
    </p>
  );

  function reason(): string {
    if (state === 'conflict') return t('why.conflict');
    if (signal?.startsWith('GPIO_')) return t('why.gpio', { mode: signal.slice('GPIO_'.length) });
    if (signal !== undefined) {
      const instance = instanceOf(signal, indexOf(open.chip)) ?? signal;
      const peripheral = analysis.peripherals.get(instance);
      const set = peripheral?.mode;
      const mode = set ? peripheralText(`mode.${set.name}`, { defaultValue: set.label }) : '';
      if (state === 'mapped') return t('why.mapped', { instance, mode });
      if (set) return t('why.unused', { instance, mode });
      return t(peripheral?.definition ? 'why.disabled' : 'why.unknown', { instance });
    }
    const functions = pin.signals.map(({ name }) => name);
    const [there] = obstaclesTo(open.configuration, open.chip, pin, functions);
    if (there) return t(there.resource === 'lead' ? 'why.bonded' : 'why.bit', { pin: there.pin });
    return t(state === 'reserved' ? 'why.reserved' : 'why.free', { type: pin.type });
  }
}
