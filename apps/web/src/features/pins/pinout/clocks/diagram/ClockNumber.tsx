import type { ClockNode } from '@netloom/pins';
import { useState } from 'react';
import { changeClock } from '../changeClock.ts';
import { useNames } from '../useNames.ts';

interface Props {
  node: ClockNode;
  value: string | number;
  /** What one unit of the text is in the configuration: 1,000,000 for a frequency shown in MHz. */
  scale?: number;
  step?: number;
  /** `4 … 26 MHz`, as a hint. */
  range: string;
  wrong?: boolean;
}

/** A factor or a frequency: taken at Enter and when the field is left; arrows step. What is no number stays as typed. */
export function ClockNumber({ node, value, scale = 1, step = 1, range, wrong = false }: Props) {
  const names = useNames();
  const shown = typeof value === 'number' ? String(value / scale) : value;
  const [draft, setDraft] = useState<string>();
  const text = draft ?? shown;
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  function take(next: number) {
    setDraft(undefined);
    // Hz are whole: 12.288 MHz × 1,000,000 misses it by a hair in binary.
    changeClock(node, scale === 1 ? next : Math.round(next * scale));
  }
  return (
    <span className="nl-pins-clock-field" data-field={`/clocks/${node.name}`}>
      <input
        className="nl-pins-clock-control"
        aria-label={`${names.node(node.name)} (${range})`}
        title={range}
        aria-invalid={wrong || !isNumber}
        inputMode="decimal"
        maxLength={20}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => draft !== undefined && isNumber && take(Number(text))}
        onKeyDown={(event) => {
          const { key } = event;
          if (key === 'Enter' && isNumber) take(Number(text));
          else if (key === 'Escape') setDraft(undefined);
          else if ((key === 'ArrowUp' || key === 'ArrowDown') && isNumber) {
            take(Number((Number(text) + (key === 'ArrowUp' ? step : -step)).toFixed(9)));
            event.preventDefault();
          }
        }}
      />
    </span>
  );
}
