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
    <span className="nl-pins-clock-field" data-field={`/clocks/${node.name}`}>
      <select
        className="nl-pins-clock-control"
        aria-label={names.node(node.name)}
        title={names.option(node, value)}
        aria-invalid={wrong}
        value={String(value)}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) changeClock(node, chosen.value);
        }}
      >
        {options.some((option) => option.value === value) ? null : (
          <option value={String(value)}>{value}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {names.option(node, option.value)}
          </option>
        ))}
      </select>
    </span>
  );
}
