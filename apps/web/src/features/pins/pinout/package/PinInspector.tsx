import { roleFactOf } from '@netloom/pins';
import type { Analysis, ChipPin } from '@netloom/pins';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import { analysisOf, useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import type { OpenPins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { Problems } from '../peripherals/form/Problems.tsx';
import { Assigned } from './inspector/Assigned.tsx';
import { OfferedSignals } from './inspector/OfferedSignals.tsx';
import { problemsOfPin } from './inspector/problemsOfPin.ts';
import { StateReason } from './inspector/StateReason.tsx';
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
  const say = useSaid();
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
          <p
            className="nl-pins-role"
            title={typeof fact.source === 'string' ? fact.source : say(fact.source)}
          >
            <SeverityIcon severity="warning" />
            <span>
              {t(`role.${fact.role}`)} <small>{say(fact.about)}</small>
            </span>
          </p>
        )}
        <Problems problems={problemsOfPin(analysis, pin.name)} />
        {pin.signals.length > 0 && <Assigned open={open} pin={pin} />}
      </div>
      <OfferedSignals open={later} pin={pin} analysis={analysisOf(later)} />
    </>
  );
}
