import type { ClockNode } from '@netloom/pins';
import { changeClock } from '../changeClock.ts';
import { useNames } from '../useNames.ts';

/** Switches a PLL or an oscillator on. */
export function OnOff({ node, value }: { node: ClockNode; value: string | number }) {
  const names = useNames();
  return (
    <span className="nl-pins-clock-field" data-field={`/clocks/${node.name}`}>
      <input
        type="checkbox"
        className="nl-pins-clock-tick"
        aria-label={`${node.name}: ${names.option(node, value)}`}
        title={`${node.name}: ${names.option(node, value)}`}
        checked={value === 'On'}
        onChange={({ target }) => changeClock(node, target.checked ? 'On' : 'Off')}
      />
    </span>
  );
}
