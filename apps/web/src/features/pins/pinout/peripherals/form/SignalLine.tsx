import { DeleteOutlined, LockFilled, UnlockOutlined } from '@ant-design/icons';
import { indexOf, mayShare, pinsOffering, setLock } from '@netloom/pins';
import type { Analysis } from '@netloom/pins';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { edit } from '../../files/boards.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { choosePin } from '../../store/uiStore.ts';
import { StateSign } from '../../state/StateMark.tsx';
import { stateOf } from '../../state/states.ts';
import { choosePinOf, leavePin } from '../actions.ts';
import type { SignalRow } from './signals.ts';

interface Props {
  row: SignalRow;
  open: OpenPins;
  analysis: Analysis;
}

/** A signal and its pin: choose another one, lock it, free it. */
export function SignalLine({ row: { signal, pin, isNeeded }, open, analysis }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const { pins } = open.configuration;
  const offered = pinsOffering(signal, indexOf(open.chip));
  const isMissing = isNeeded && pin === undefined;
  const isLocked = pin !== undefined && pins[pin]?.lock === true;
  const lockName = t(isLocked ? 'unlock' : 'lock', { pin });
  if (offered.length === 0 && pin === undefined) {
    return (
      <li data-missing>
        <span>{signal}</span>
        <em>{t('noPin')}</em>
      </li>
    );
  }
  return (
    <li data-missing={isMissing || undefined}>
      {pin === undefined ? null : <StateSign state={stateOf(pin, analysis)} />}
      <span title={signal} onClick={() => choosePin(pin)}>
        {signal}
      </span>
      <Select
        size="small"
        status={isMissing ? 'error' : ''}
        aria-label={t('pinOf', { signal })}
        placeholder={t('choosePin')}
        popupMatchSelectWidth={false}
        value={pin}
        options={offered.map((name) => ({ value: name, label: labelOf(name) }))}
        onChange={(next) => choosePinOf(signal, next)}
      />
      <Button
        type="text"
        size="small"
        disabled={pin === undefined}
        icon={isLocked ? <LockFilled /> : <UnlockOutlined />}
        aria-pressed={isLocked}
        aria-label={lockName}
        title={lockName}
        onClick={() => edit((configuration) => setLock(configuration, pin!, !isLocked))}
      />
      <Button
        type="text"
        size="small"
        disabled={pin === undefined}
        icon={<DeleteOutlined />}
        aria-label={t('free', { pin })}
        title={t('free', { pin })}
        onClick={() => leavePin(signal)}
      />
    </li>
  );

  function labelOf(name: string): string {
    const holder = pins[name]?.signal;
    if (holder === undefined || name === pin) return name;
    const isShared = mayShare(indexOf(open.chip).pins.get(name)!, holder, signal, open.chip);
    return t(isShared ? 'sharedWith' : 'heldBy', { pin: name, signal: holder });
  }
}
