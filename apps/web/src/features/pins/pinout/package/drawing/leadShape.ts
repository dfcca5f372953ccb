import { LETTER, cut } from './names.ts';
import type { PadProps } from './padProps.ts';
import type { Side } from './turn.ts';

/** Clockwise angle of the side's outward direction, and whether text runs outward along it. */
const TURN = {
  right: { angle: 0, sign: 1 },
  left: { angle: 0, sign: -1 },
  top: { angle: -90, sign: 1 },
  bottom: { angle: -90, sign: -1 },
} as const satisfies Record<Side, unknown>;

const LONGEST = 22;

/**
 * Where the parts of a lead lie along its direction, from the package's middle, before it is turned. Coordinates are
 * those of the drawing; with sign -1 outward is towards lower ones.
 */
export function leadShape(props: PadProps, side: Side) {
  const { pad, pitch, namesInside, reach, name, signal, label, locked, said } = props;
  const { angle, sign } = TURN[side];
  const isAcross = side === 'left' || side === 'right';
  const [length, wide] = isAcross ? [pad.width, pad.height] : [pad.height, pad.width];
  const centre = isAcross ? Math.abs(pad.x) : Math.abs(pad.y);
  const inner = Math.min(pad.edge, centre - length / 2) - pitch * 0.25;
  const outer = Math.max(pad.edge + reach, centre + length / 2);
  const start = namesInside ? inner - pitch * (0.2 + 0.5 * name.length) : pad.edge;
  const named = cut(label ?? '', LONGEST);
  const beside = besideText(signal, named);
  const signs = 0.9 * (Number(locked) + Number(said));
  const end = outer + pitch * (signs + (beside === '' ? 0 : 0.6 + LETTER * beside.length));
  const at = isAcross ? `translate(0 ${pad.y})` : `translate(${pad.x} 0)`;
  const from = (near: number, far: number) => (sign === 1 ? near : -far);
  return {
    ...{ angle, sign, transform: `${at} rotate(${angle})` },
    /** Takes the pointer: lead and texts. */
    hit: { x: from(start, end), width: end - start },
    lead: { x: from(centre - length / 2, centre + length / 2), y: -wide / 2, width: length, height: wide },
    /** Where names inside end, and where signals begin. */
    ...{ inner, outer },
    /** The signal's text, and the user's name behind it. */
    ...{ signal: beside.slice(0, beside.length - named.length), named },
  };
}

/** A named general-purpose pin is known by its name; of any other the signal comes first. */
function besideText(signal: string | undefined, named: string): string {
  if (signal === undefined) return '';
  if (named === '') return cut(signal, LONGEST);
  return signal.startsWith('GPIO_') ? named : `${cut(signal, LONGEST)} ${named}`;
}
