import { DownOutlined, LockFilled, RightOutlined } from '@ant-design/icons';
import { gpioFunctionOf, pinSettingsOf } from '@netloom/pins';
import type { Analysis } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { choosePin, useUi } from '../../store/uiStore.ts';
import { StateSign } from '../../state/StateMark.tsx';
import { stateOf } from '../../state/states.ts';
import { useTexts } from '../form/useTexts.ts';
import { GpioSettings } from './GpioSettings.tsx';

interface Props {
  pin: string;
  open: OpenPins;
  analysis: Analysis;
}

/** A pin as GPIO in two lines; the chosen one opens its settings. */
export function GpioLine({ pin, open, analysis }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const texts = useTexts();
  const isOpen = useUi((state) => state.pin === pin);
  const { signal, label, lock } = open.configuration.pins[pin]!;
  const settings = pinSettingsOf(open.configuration, open.chip, pin);
  const summary = settings
    .filter(({ parameter, isDefault }) => parameter.name === 'GPIO_Mode' || !isDefault)
    .map(({ parameter, value }) => {
      const option = parameter.options?.find((one) => one.value === value);
      const text = option ? texts.option(parameter, option) : String(value);
      return parameter.name === 'GPIO_Mode' ? text : `${texts.parameter(parameter)}: ${text}`;
    });
  const name = gpioFunctionOf(signal)!;
  return (
    <li data-open={isOpen}>
      <button type="button" aria-expanded={isOpen} onClick={() => choosePin(isOpen ? undefined : pin)}>
        {isOpen ? <DownOutlined /> : <RightOutlined />}
        <StateSign state={stateOf(pin, analysis)} />
        <b>{pin}</b>
        <span>{t(`function.${name}`, { defaultValue: name })}</span>
        {label === undefined ? null : <code>{label}</code>}
        {lock ? <LockFilled aria-label={t('locked')} /> : null}
        {isOpen ? null : <small>{summary.join(' · ')}</small>}
      </button>
      {isOpen ? <GpioSettings pin={pin} settings={settings} label={label ?? ''} /> : null}
    </li>
  );
}
