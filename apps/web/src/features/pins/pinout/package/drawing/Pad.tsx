import type { PinState } from '@netloom/pins';
import { memo } from 'react';
import { StateMark } from '../../state/StateMark.tsx';
import type { DrawnPad } from './drawing.ts';
import { LETTER, cut } from './names.ts';
import { PadLock } from './PadLock.tsx';

export interface PadProps {
  id: string;
  pad: DrawnPad;
  pitch: number;
  namesInside: boolean;
  /** From the body's edge to where signals begin. */
  reach: number;
  name: string;
  state: PinState;
  signal: string | undefined;
  label: string | undefined;
  locked: boolean;
  /** Read out by screen readers. */
  about: string;
  chosen: boolean;
  /** Not what the user looks for. */
  dimmed: boolean;
  found: boolean;
  /** What a previewed placement does to it. */
  move: 'from' | 'to' | undefined;
  /** Letters that fit into a ball's cell. */
  letters: number;
}

/** Clockwise angle of the side's outward direction, and whether text runs outward along it. */
const TURN = {
  right: { angle: 0, sign: 1 },
  left: { angle: 0, sign: -1 },
  top: { angle: -90, sign: 1 },
  bottom: { angle: -90, sign: -1 },
} as const;

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

function Ball({ pad, pitch, name, state, signal, label, locked, letters }: PadProps) {
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
    </g>
  );
}

const LONGEST = 22;

function Lead({
  pad,
  pitch,
  namesInside,
  reach,
  name,
  state,
  signal,
  label,
  locked,
  side,
}: PadProps & { side: keyof typeof TURN }) {
  const { angle, sign } = TURN[side];
  const isAcross = side === 'left' || side === 'right';
  const [length, wide] = isAcross ? [pad.width, pad.height] : [pad.height, pad.width];
  const centre = isAcross ? Math.abs(pad.x) : Math.abs(pad.y);
  const inner = Math.min(pad.edge, centre - length / 2) - pitch * 0.25;
  const outer = Math.max(pad.edge + reach, centre + length / 2);
  const [out, inward] = sign === 1 ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const start = namesInside ? inner - pitch * (0.2 + 0.5 * name.length) : pad.edge;
  const named = cut(label ?? '', LONGEST);
  const beside = besideText(signal, named);
  const end = outer + pitch * (beside === '' ? 0 : (locked ? 1.5 : 0.6) + LETTER * beside.length);
  const at = isAcross ? `translate(0 ${pad.y})` : `translate(${pad.x} 0)`;
  const from = (near: number, far: number) => (sign === 1 ? near : -far);
  return (
    <g transform={`${at} rotate(${angle})`}>
      <rect
        className="nl-pins-hit"
        x={from(start, end)}
        y={-pitch * 0.47}
        width={end - start}
        height={pitch * 0.94}
        rx={pitch * 0.1}
      />
      <rect
        className="nl-pins-lead"
        x={from(centre - length / 2, centre + length / 2)}
        y={-wide / 2}
        width={length}
        height={wide}
      />
      <g transform={`translate(${sign * (pad.edge + pitch * 0.52)}) scale(${sign * pitch * 0.72})`}>
        <StateMark state={state} round={false} />
      </g>
      <text
        className="nl-pins-name"
        x={sign * (namesInside ? inner : pad.edge + pitch * 2.15)}
        textAnchor={namesInside ? inward : out}
      >
        {name}
      </text>
      <text className="nl-pins-number" x={sign * (pad.edge + pitch * 1.5)} textAnchor="middle">
        {pad.position}
      </text>
      {locked ? <PadLock x={sign * (outer + pitch * 0.6)} y={0} size={pitch * 0.8} turned={-angle} /> : null}
      <text className="nl-pins-signal" x={sign * (outer + pitch * (locked ? 1.3 : 0.4))} textAnchor={out}>
        {beside.slice(0, beside.length - named.length)}
        {named === '' ? null : <tspan className="nl-pins-label">{named}</tspan>}
      </text>
    </g>
  );
}

/** A named general-purpose pin is known by its name; of any other the signal comes first. */
function besideText(signal: string | undefined, named: string): string {
  if (signal === undefined) return '';
  if (named === '') return cut(signal, LONGEST);
  return signal.startsWith('GPIO_') ? named : `${cut(signal, LONGEST)} ${named}`;
}
