import type { Analysis, ChipPin } from '@netloom/pins';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { assignSignal } from '../actions/pinActions.ts';
import { choicesOf } from '../menu/choices.ts';
import { EffectText } from '../menu/EffectText.tsx';

interface Props {
  open: OpenPins;
  pin: ChipPin;
  analysis: Analysis;
}

/** All that a pin can be, with what choosing it would do; a click assigns. */
export const OfferedSignals = memo(function OfferedSignals({ open, pin, analysis }: Props) {
  const { t } = useTranslation('pinPackage');
  const groups = choicesOf(pin, open.configuration, open.chip, analysis);
  if (groups.length === 0) return null;
  return (
    <section>
      <h4>{t('inspector.offers')}</h4>
      <div className="nl-pins-choices nl-pins-offered">
        {groups.flatMap(({ choices }) =>
          choices.map((choice) => (
            <button
              key={choice.signal}
              type="button"
              aria-disabled={choice.effect.kind === 'locked'}
              aria-pressed={choice.effect.kind === 'current'}
              onClick={() => choice.effect.kind !== 'locked' && assignSignal(pin.name, choice.signal)}
            >
              <span>{choice.signal}</span>
              <EffectText effect={choice.effect} />
              <code>{choice.route}</code>
            </button>
          )),
        )}
      </div>
    </section>
  );
});
