import { directPads, muxedSignals, reachOf } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { useTranslation } from 'react-i18next';
import { edit } from '../files/pinmuxes.ts';
import { brought } from './brought.ts';
import { padUses } from './padUse.ts';

/** The chosen pad with what each use case has on it, side by side; a signal is brought to it here. */
export function PadCard({ pinmux, name }: { pinmux: Pinmux; name: string | undefined }) {
  const { t } = useTranslation('pinmux');
  const pad = name === undefined ? undefined : pinmux.pads[name];
  if (name === undefined || pad === undefined) return <p className="nl-pinmux-hint">{t('package.choose')}</p>;
  const direct = directPads(pinmux).get(name);
  const useCases = Object.keys(pinmux.useCases).sort();
  const facts = [
    pad.bank && t('package.bank', { bank: pad.bank }),
    pad.location,
    pad.strap && t('pad.strap'),
  ];
  return (
    <section className="nl-pinmux-pad" aria-label={name}>
      <h3>
        {name} <small>{facts.filter(Boolean).join(' · ')}</small>
      </h3>
      {direct !== undefined && <p>{t('package.wired', { signal: direct.name })}</p>}
      {direct === undefined && useCases.length === 0 && <p>{t('useCase.none')}</p>}
      {direct === undefined && (
        <div className="nl-pinmux-pad-cases">
          {useCases.map((useCase) => (
            <label key={useCase}>
              <span>{useCase}</span>
              <SignalChoice pinmux={pinmux} pad={name} useCase={useCase} />
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

interface SignalChoiceProps {
  pinmux: Pinmux;
  pad: string;
  useCase: string;
}

function SignalChoice({ pinmux, pad, useCase }: SignalChoiceProps) {
  const { t } = useTranslation('pinmux');
  const { signals = [] } = padUses(pinmux, useCase).get(pad) ?? {};
  const reach = reachOf(pinmux);
  const offered = muxedSignals(pinmux).filter(
    (signal) => reach(signal).has(pad) || signals.includes(signal.name),
  );
  const { needs } = pinmux.useCases[useCase]!;
  const text = (signal: string) => {
    const other = needs[signal]?.pad;
    return other === undefined || other === pad ? signal : t('package.from', { signal, pad: other });
  };
  return (
    <select
      aria-label={t('package.signalOf', { pad, useCase })}
      value={signals.length > 1 ? 'several' : (signals[0] ?? '')}
      onChange={({ target }) => edit((current) => brought(current, useCase, pad, target.value))}
    >
      <option value="">{t('package.empty')}</option>
      {signals.length > 1 && (
        <option value="several" disabled>
          {signals.join(', ')}
        </option>
      )}
      {offered.map(({ name }) => (
        <option key={name} value={name}>
          {text(name)}
        </option>
      ))}
    </select>
  );
}
