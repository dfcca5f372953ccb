import { nodeOf, rangeOf } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { ClockNumber } from './diagram/ClockNumber.tsx';
import { ClockSelect } from './diagram/ClockSelect.tsx';
import { problemsOf } from './useClocks.ts';
import type { Clocks } from './useClocks.ts';
import { useNames } from './useNames.ts';

/** What bounds the clocks but carries none: supply, voltage scale, over-drive; and the wait states that follow. */
export function PowerStrip({ clocks }: { clocks: Clocks }) {
  const { t } = useTranslation('pinClocks');
  const { tree, state } = clocks;
  return (
    <div className="nl-pins-clock-strip">
      {['SupplyVoltage', 'VoltageScale', 'OverDrive', 'TimerPrescaler'].map((name) => (
        <PowerField key={name} name={name} clocks={clocks} />
      ))}
      <span>
        {t('flash')} <output>{t('waitStates', { count: state.flashLatency })}</output>
      </span>
      <small>{tree.manual}</small>
    </div>
  );
}

function PowerField({ name, clocks: { tree, shown, chip, diagnostics } }: { name: string; clocks: Clocks }) {
  const names = useNames();
  const node = nodeOf(tree, name);
  const value = shown[name];
  if (!node || value === undefined) return null;
  const range = rangeOf(node, chip);
  const wrong = problemsOf(name, diagnostics).length > 0;
  return (
    <label>
      {names.node(name)}
      {'options' in node && node.options ? (
        <ClockSelect node={node} options={node.options} value={value} wrong={wrong} />
      ) : range ? (
        <span className="nl-pins-clock-factor">
          <ClockNumber
            node={node}
            value={value}
            step={0.1}
            range={`${range.min} … ${range.max} V`}
            wrong={wrong}
          />
          V
        </span>
      ) : null}
    </label>
  );
}
