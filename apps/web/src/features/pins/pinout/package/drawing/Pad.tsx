import { memo } from 'react';
import { Ball } from './Ball.tsx';
import { Lead } from './Lead.tsx';
import type { PadProps } from './padProps.ts';

/** One lead, pad or ball with its sign, name and signal. */
export const Pad = memo(function Pad(props: PadProps) {
  const { id, pad, about, chosen, dimmed, found, move, state } = props;
  return (
    <g
      id={id}
      className="nl-pins-pad"
      role="option"
      aria-selected={chosen}
      aria-label={about}
      data-position={pad.position}
      data-state={state}
      data-chosen={chosen}
      data-dimmed={dimmed}
      data-found={found}
      data-move={move}
    >
      {pad.side === undefined ? <Ball {...props} /> : <Lead {...props} side={pad.side} />}
    </g>
  );
});
