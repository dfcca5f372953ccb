import { DeleteOutlined, LockFilled, UnlockOutlined } from '@ant-design/icons';
import { indexOf, pinsOffering, setLock } from '@netloom/pins';
import type { Analysis } from '@netloom/pins';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { edit } from '../../files/boards.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { choosePin } from '../../store/uiStore.ts';
import { StateSign } from '../../state/StateMark.tsx';
import { stateOf } from '../../state/states.ts';
import { leavePin } from '../actions.ts';
import { PinSelect } from './PinSelect.tsx';
import type { SignalRow } from './signals.ts';

interface Props {
  row: SignalRow;
  open: OpenPins;
  analysis: Analysis;
}

/** A signal and its pin: choose another one, lock it, free it. */
export function SignalLine({ row, open, analysis }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const { signal, pin, isNeeded } = row;
  const offered = pinsOffering(signal, indexOf(open.chip));
  const isMissing = isNeeded && pin === undefined;
  const isLocked = pin !== undefined && open.configuration.pins[pin]?.lock === true;
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
      <PinSelect row={row} open={open} offered={offered} />
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
}
