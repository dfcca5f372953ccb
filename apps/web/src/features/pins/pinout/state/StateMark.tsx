import type { PinState } from '@netloom/pins';
import './state.css';

/** Inside a square of side 1 around the origin. */
const SHAPE: Record<PinState, { square: string; round: string }> = {
  mapped: { square: '', round: '' },
  pinned: { square: 'M0-.5H.5V.5H0Z', round: 'M0-.5A.5.5 0 0 1 0 .5Z' },
  free: { square: '', round: '' },
  conflict: { square: 'M-.3-.3L.3.3M.3-.3L-.3.3', round: 'M-.26-.26L.26.26M.26-.26L-.26.26' },
  reserved: { square: 'M-.25 0H.25', round: 'M-.25 0H.25' },
};

interface Props {
  state: PinState;
  round: boolean;
}

/** The sign of a state, of side 1: full, half full, hollow, crossed, or barred. It tells without its colour. */
export function StateMark({ state, round }: Props) {
  const sign = SHAPE[state][round ? 'round' : 'square'];
  return (
    <g className="nl-pins-mark" data-state={state}>
      {round ? <circle r=".5" /> : <rect x="-.5" y="-.5" width="1" height="1" />}
      {sign === '' ? null : <path d={sign} />}
    </g>
  );
}

/** The sign in a line of text. */
export function StateSign({ state }: { state: PinState }) {
  return (
    <svg className="nl-pins-sign" viewBox="-.62 -.62 1.24 1.24" aria-hidden>
      <StateMark state={state} round />
    </svg>
  );
}
