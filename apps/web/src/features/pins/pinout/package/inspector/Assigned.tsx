import { DeleteOutlined, DownOutlined, LockFilled, UnlockOutlined } from '@ant-design/icons';
import { pinSettingsOf } from '@netloom/pins';
import type { ChipPin, PinAssignment } from '@netloom/pins';
import { Button, Tooltip } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { freePin, toggleLock } from '../actions/pinActions.ts';
import { openPinMenu } from '../menu/menuStore.ts';
import { LabelInput } from './LabelInput.tsx';
import { pinPointer } from './pinPointer.ts';
import { SettingField } from './SettingField.tsx';

/** The signal of a pin, which is chosen here, and what it is set to. */
export function Assigned({ open, pin: { name } }: { open: OpenPins; pin: ChipPin }) {
  const assignment = open.configuration.pins[name];
  return (
    <section className="nl-pins-assigned">
      <div data-field={pinPointer(name, 'signal')}>
        <SignalButton pin={name} signal={assignment?.signal} />
        {assignment && <LockButton pin={name} isLocked={assignment.lock === true} />}
        {assignment && <FreeButton pin={name} />}
      </div>
      {assignment && <Settings open={open} pin={name} assignment={assignment} />}
    </section>
  );
}

/** What the pin is; its menu says what else it can be. */
const SignalButton = memo(function SignalButton(props: { pin: string; signal: string | undefined }) {
  const { pin, signal } = props;
  const { t } = useTranslation('pinPackage');
  return (
    <Button
      size="small"
      className="nl-pins-mono"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        openPinMenu(pin, { x: left, y: bottom + 2 });
      }}
    >
      <span>{signal ?? t('choose')}</span> <DownOutlined />
    </Button>
  );
});

const LockButton = memo(function LockButton({ pin, isLocked }: { pin: string; isLocked: boolean }) {
  const { t } = useTranslation('pinPackage');
  return (
    <Tooltip title={t(isLocked ? 'action.unlockHelp' : 'action.lockHelp')}>
      <Button
        size="small"
        icon={isLocked ? <LockFilled /> : <UnlockOutlined />}
        aria-label={t(isLocked ? 'action.unlock' : 'action.lock')}
        aria-pressed={isLocked}
        onClick={() => toggleLock(pin)}
      />
    </Tooltip>
  );
});

const FreeButton = memo(function FreeButton({ pin }: { pin: string }) {
  const { t } = useTranslation('pinPackage');
  return (
    <Tooltip title={t('action.free')}>
      <Button
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t('action.free')}
        onClick={() => freePin(pin)}
      />
    </Tooltip>
  );
});

interface SettingsProps {
  open: OpenPins;
  pin: string;
  assignment: PinAssignment;
}

function Settings({ open: { configuration, chip }, pin, assignment }: SettingsProps) {
  const { t } = useTranslation('pinPackage');
  return (
    <>
      <label className="nl-pins-setting" data-field={pinPointer(pin, 'label')}>
        <span>{t('label')}</span>
        <LabelInput pin={pin} label={assignment.label ?? ''} />
      </label>
      {pinSettingsOf(configuration, chip, pin).map(({ parameter, value }) => (
        <SettingField key={parameter.name} chip={chip} pin={pin} parameter={parameter} value={value} />
      ))}
    </>
  );
}
