import type { ClockNode, ClockOption } from '@netloom/pins';
import { changeClock } from '../changeClock.ts';
import { useNames } from '../useNames.ts';

interface Props {
  node: ClockNode;
  options: readonly ClockOption[];
  value: string | number;
  wrong?: boolean;
}

/** The choice of a mux, a prescaler or a switch. */
export function ClockSelect({ node, options, value, wrong = false }: Props) {
  const names = useNames();
  return (
    <select
      data-field={`/clocks/${node.name}`}
      className="nl-pins-clock-control"
      aria-label={names.node(node.name)}
      aria-invalid={wrong}
      value={String(value)}
      onChange={({ target }) => changeClock(node, options[target.selectedIndex]!.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {names.option(node, option.value)}
        </option>
      ))}
    </select>
  );
}
