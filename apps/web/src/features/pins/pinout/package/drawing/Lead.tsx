import { StateMark } from '../../state/StateMark.tsx';
import { leadShape } from './leadShape.ts';
import { PadLock } from './PadLock.tsx';
import { PadSaid } from './PadSaid.tsx';
import type { PadProps } from './padProps.ts';
import type { Side } from './turn.ts';

/** A lead at a side of the package, with its name and number before it and its signal beyond. */
export function Lead({ side, ...props }: PadProps & { side: Side }) {
  const { pad, pitch, namesInside, name, state, locked, said } = props;
  const { angle, sign, transform, hit, lead, inner, outer, signal, named } = leadShape(props, side);
  const [out, inward] = sign === 1 ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const signs = Number(locked) + Number(said);
  const signAt = (at: number) => ({ x: sign * (outer + pitch * (0.6 + 0.9 * at)), y: 0, turned: -angle });
  return (
    <g transform={transform}>
      <rect className="nl-pins-hit" {...hit} y={-pitch * 0.47} height={pitch * 0.94} rx={pitch * 0.1} />
      <rect className="nl-pins-lead" {...lead} />
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
      {locked ? <PadLock {...signAt(0)} size={pitch * 0.8} /> : null}
      {said ? <PadSaid {...signAt(signs - 1)} size={pitch * 0.8} /> : null}
      <text className="nl-pins-signal" x={sign * (outer + pitch * (0.4 + 0.9 * signs))} textAnchor={out}>
        {signal}
        {named === '' ? null : <tspan className="nl-pins-label">{named}</tspan>}
      </text>
    </g>
  );
}
