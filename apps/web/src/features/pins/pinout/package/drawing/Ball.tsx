import { StateMark } from '../../state/StateMark.tsx';
import { cut } from './names.ts';
import { PadLock } from './PadLock.tsx';
import { PadSaid } from './PadSaid.tsx';
import type { PadProps } from './padProps.ts';

/** A ball of a grid, with its texts inside. */
export function Ball({ pad, pitch, name, state, signal, label, locked, said, letters }: PadProps) {
  const cell = pitch * 0.94;
  return (
    <g transform={`translate(${pad.x} ${pad.y})`}>
      <rect
        className="nl-pins-hit"
        x={-cell / 2}
        y={-cell / 2}
        width={cell}
        height={cell}
        rx={pitch * 0.08}
      />
      <g transform={`scale(${pad.width})`}>
        <StateMark state={state} round />
      </g>
      <text className="nl-pins-name">{cut(name, letters)}</text>
      {signal === undefined ? null : (
        <text className="nl-pins-signal" y={pitch * 0.405}>
          {cut(signal, letters)}
        </text>
      )}
      {label === undefined ? null : (
        <text className="nl-pins-label" y={pitch * 0.22}>
          {cut(label, letters)}
        </text>
      )}
      {locked ? <PadLock x={pitch * 0.36} y={-pitch * 0.02} size={pitch * 0.2} /> : null}
      {said ? <PadSaid x={-pitch * 0.36} y={-pitch * 0.02} size={pitch * 0.22} /> : null}
    </g>
  );
}
