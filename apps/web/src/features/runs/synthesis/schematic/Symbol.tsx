import type { CellShape } from './cellShape.ts';
import { isClock } from './cellShape.ts';

const BUBBLE = 3.5;

/** Outlines of the distinctive shapes of IEEE Std 91, in a width and a height. */
const OUTLINES = {
  and: (w: number, h: number) => `M0 0H${w / 2}A${w / 2} ${h / 2} 0 0 1 ${w / 2} ${h}H0Z`,
  or: (w: number, h: number) =>
    `M0 0Q${w * 0.7} 0 ${w} ${h / 2}Q${w * 0.7} ${h} 0 ${h}Q${w * 0.28} ${h / 2} 0 0Z`,
  xor: (w: number, h: number) =>
    `M6 0Q${w * 0.72} 0 ${w} ${h / 2}Q${w * 0.72} ${h} 6 ${h}Q${6 + w * 0.26} ${h / 2} 6 0ZM0 0Q${w * 0.26} ${h / 2} 0 ${h}`,
  buf: (w: number, h: number) => `M0 ${h * 0.1}L${w} ${h / 2}L0 ${h * 0.9}Z`,
  mux: (w: number, h: number) => `M0 0L${w} ${h * 0.2}V${h * 0.8}L0 ${h}Z`,
};

const SHAPES = {
  and: ['and', false],
  nand: ['and', true],
  or: ['or', false],
  nor: ['or', true],
  xor: ['xor', false],
  xnor: ['xor', true],
  buf: ['buf', false],
  not: ['buf', true],
  mux: ['mux', false],
} as const;

function Gate({ width, height, kind }: CellShape & { kind: keyof typeof SHAPES }) {
  const [outline, inverts] = SHAPES[kind];
  const body = inverts ? width - 2 * BUBBLE : width;
  return (
    <>
      <path className="sch-body" d={OUTLINES[outline](body, height)} />
      {inverts ? <circle className="sch-body" cx={width - BUBBLE} cy={height / 2} r={BUBBLE} /> : null}
    </>
  );
}

function Box({ width, height, pins, kind, isModule, type }: CellShape) {
  const registers = kind === 'dff' || kind === 'latch';
  return (
    <>
      <rect className="sch-body" data-module={isModule} width={width} height={height} rx={2} />
      <text className="sch-type" x={width / 2} y={12} textAnchor="middle">
        {type}
      </text>
      {pins.map(({ name, x, y, bits }) => {
        const clock = registers && x === 0 && isClock(name);
        const label = bits.length > 1 ? `${name}[${bits.length}]` : name;
        return clock ? (
          <path key={name} className="sch-clock" d={`M0 ${y - 5}L8 ${y}L0 ${y + 5}`} />
        ) : (
          <text
            key={name}
            className="sch-pin"
            x={x === 0 ? 4 : x - 4}
            y={y + 3}
            textAnchor={x === 0 ? 'start' : 'end'}
          >
            {label}
          </text>
        );
      })}
    </>
  );
}

/** The symbol of a cell at its own origin. */
export function Symbol(shape: CellShape) {
  const { kind } = shape;
  return kind === 'box' || kind === 'dff' || kind === 'latch' ? (
    <Box {...shape} />
  ) : (
    <Gate {...shape} kind={kind} />
  );
}
