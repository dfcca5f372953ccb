import { DeleteOutlined, DownOutlined, LockFilled, UnlockOutlined } from '@ant-design/icons';
import { pinSettingsOf, roleFactOf } from '@netloom/pins';
import type { Analysis, ChipPin } from '@netloom/pins';
import { Button, Tooltip } from 'antd';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import { analysisOf, useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import type { OpenPins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { freePin, toggleLock } from './actions/pinActions.ts';
import { LabelInput } from './inspector/LabelInput.tsx';
import { OfferedSignals } from './inspector/OfferedSignals.tsx';
import { pinPointer } from './inspector/pinPointer.ts';
import { problemsOfPin } from './inspector/problemsOfPin.ts';
import { SettingField } from './inspector/SettingField.tsx';
import { StateReason } from './inspector/StateReason.tsx';
import { openPinMenu } from './menu/menuStore.ts';
import './inspector/inspector.css';

/** What the chosen pin is, can be, and is set to. */
export function PinInspector() {
  const { t } = useTranslation('pinPackage');
  const open = usePins((state) => state.open)!;
  const name = useUi((state) => state.pin);
  const analysis = useAnalysis();
  const pin = open.chip.pins.find((each) => each.name === name);
  return (
    <aside className="nl-pins-inspector" aria-label={t('inspector.title')} data-empty={pin === undefined}>
      {pin ? (
        <Inspected key={pin.name} open={open} pin={pin} analysis={analysis} />
      ) : (
        <p className="nl-dim">{t('inspector.empty')}</p>
      )}
    </aside>
  );
}

interface Props {
  open: OpenPins;
  pin: ChipPin;
  analysis: Analysis;
}

function Inspected({ open, pin, analysis }: Props) {
  const { t } = useTranslation('pinPackage');
  const fact = roleFactOf(open.chip, pin);
  // The list of all that the pin can be follows an edit once the rest has.
  const later = useDeferredValue(open);
  return (
    <>
      <div>
        <header>
          <h3>{pin.name}</h3>
          <span>{t('at', { position: pin.position, type: pin.type })}</span>
        </header>
        <StateReason open={open} pin={pin} analysis={analysis} />
        {fact && open.configuration.pins[pin.name] === undefined && (
          <p className="nl-pins-role" title={fact.source}>
            <SeverityIcon severity="warning" />
            <span>
              {t(`role.${fact.role}`)} <small>{fact.about}</small>
            </span>
          </p>
        )}
        <Problems pin={pin} analysis={analysis} />
        {pin.signals.length > 0 && <Assigned open={open} pin={pin} />}
      </div>
      <OfferedSignals open={later} pin={pin} analysis={analysisOf(later)} />
    </>
  );
}

function Assigned({ open, pin }: { open: OpenPins; pin: ChipPin }) {
  const { t } = useTranslation('pinPackage');
  const assignment = open.configuration.pins[pin.name];
  return (
    <section className="nl-pins-assigned">
      <div data-field={pinPointer(pin.name, 'signal')}>
        <Button
          size="small"
          className="nl-pins-mono"
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            openPinMenu(pin.name, { x: left, y: bottom + 2 });
          }}
        >
          <span>{assignment?.signal ?? t('choose')}</span> <DownOutlined />
        </Button>
        {assignment && (
          <>
            <Tooltip title={t(assignment.lock ? 'action.unlockHelp' : 'action.lockHelp')}>
              <Button
                size="small"
                icon={assignment.lock ? <LockFilled /> : <UnlockOutlined />}
                aria-label={t(assignment.lock ? 'action.unlock' : 'action.lock')}
                aria-pressed={assignment.lock === true}
                onClick={() => toggleLock(pin.name)}
              />
            </Tooltip>
            <Tooltip title={t('action.free')}>
              <Button
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('action.free')}
                onClick={() => freePin(pin.name)}
              />
            </Tooltip>
          </>
        )}
      </div>
      {assignment && (
        <>
          <label className="nl-pins-setting" data-field={pinPointer(pin.name, 'label')}>
            <span>{t('label')}</span>
            <LabelInput pin={pin.name} label={assignment.label ?? ''} />
          </label>
          {pinSettingsOf(open.configuration, open.chip, pin.name).map(({ parameter, value }) => (
            <SettingField
              key={parameter.name}
              chip={open.chip}
              pin={pin.name}
              parameter={parameter}
              value={value}
            />
          ))}
        </>
      )}
    </section>
  );
}

function Problems({ pin, analysis }: { pin: ChipPin; analysis: Analysis }) {
  const problems = problemsOfPin(analysis, pin.name);
  if (problems.length === 0) return null;
  return (
    <ul className="nl-pins-problems">
      {problems.map(({ code, severity, message }) => (
        <li key={`${code} ${message}`} data-severity={severity}>
          <SeverityIcon severity={severity} />
          {message}
        </li>
      ))}
    </ul>
  );
}
