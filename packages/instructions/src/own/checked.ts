import { sv } from '@netloom/core/custom';
import type { PortText } from '@netloom/hdl/emit';
import type { Known } from '../core/understood.ts';
import { wordOfName } from '../core/understood.ts';
import { waitOf } from '../estimate/cost.ts';

/** Names of the two modules: what the behaviour makes, and what the expert wrote. */
export const MADE = 'made';
export const OWN = 'own';
/** Of nets whose values a counterexample has. */
export const SHOWN = { operand: 'of_', made: 'made_', own: 'own_' } as const;

const CLOCKED = new Set(['clk', 'rst_n']);
const CONTROL = [...CLOCKED, 'valid', 'done'];
const range = ({ packed = '' }: PortText) => (packed === '' ? '' : `${packed} `);

interface Sides {
  operands: readonly PortText[];
  results: readonly PortText[];
}

const sidesOf = (ports: readonly PortText[]): Sides => {
  const data = ports.filter(({ name }) => !CONTROL.includes(name));
  return {
    operands: data.filter(({ direction }) => direction === 'input'),
    results: data.filter(({ direction }) => direction === 'output'),
  };
};

/** An instance of one side; `before`: how the nets begin that take its results. */
const instanceOf = (
  side: string,
  known: Known,
  { operands, results }: Sides,
  control: readonly string[] = [],
  before = '',
) =>
  `${side}_custom_${wordOfName(known.name)} u_${side} (${[
    ...control.map((name) => `.${name}(${CLOCKED.has(name) ? name : `${name}_${side}`})`),
    ...operands.map(({ name }) => `.${name}(${SHOWN.operand}${name})`),
    ...results.map(({ name }) => `.${name}(${before}${side}_${name})`),
  ].join(', ')});`;

const differ = ({ results }: Sides) =>
  results.map(({ name }) => `(${SHOWN.made}${name} != ${SHOWN.own}${name})`).join(' || ');

/** Both with all operands there are: `fails` where one result differs. */
function atOnce(known: Known, sides: Sides): string {
  const { operands, results } = sides;
  return sv`
    module checked (
      ${operands.map((port) => `input logic ${range(port)}${SHOWN.operand}${port.name},`).join('\n')}
      output logic fails
    );
      ${results.flatMap((port) => [MADE, OWN].map((side) => `logic ${range(port)}${side}_${port.name};`)).join('\n')}
      ${instanceOf(MADE, known, sides)}
      ${instanceOf(OWN, known, sides)}
      assign fails = ${differ(sides)};
    endmodule
  `;
}

/**
 * Both from reset on, execution after execution, at once or later. `fails` where a result differs, where a fixed latency
 * is another or a variable one longer than the behaviour's, and where one is done that was not asked.
 */
function overTime(known: Known, sides: Sides): string {
  const { operands, results } = sides;
  const isFixed = known.instruction.latency.kind === 'fixed';
  const most = waitOf(known) + 1;
  const sets = [MADE, OWN].flatMap((side) =>
    results.map((port) => ({
      type: `logic ${range(port)}`,
      net: `${side}_${port.name}`,
      done: `done_${side}`,
    })),
  );
  return sv`
    module checked (
      input logic clk,
      input logic begins,
      ${operands.map((port) => `input logic ${range(port)}any_${port.name},`).join('\n')}
      output logic fails
    );
      logic rst_n = 1'b0, going = 1'b0, valid_made = 1'b0, valid_own = 1'b0;
      logic done_made, done_own, ends;
      int waited = 0;
      ${operands.map((port) => `logic ${range(port)}${SHOWN.operand}${port.name};`).join('\n')}
      ${sets.map(({ type, net }) => `${type}${net}, now_${net}, old_${net};`).join('\n')}
      ${instanceOf(MADE, known, sides, CONTROL, 'now_')}
      ${instanceOf(OWN, known, sides, CONTROL, 'now_')}
      ${sets.map(({ net, done }) => `assign ${net} = ${done} ? now_${net} : old_${net};`).join('\n')}
      assign ends = going && (done_made || !valid_made) && (done_own || !valid_own);
      assign fails = rst_n && ((done_own && !valid_own) || waited > ${most}
        ${isFixed && '|| (done_made != done_own)'}
        || (ends && (${differ(sides)})));
      always_ff @(posedge clk) begin
        rst_n <= 1'b1;
        waited <= !going || ends ? 0 : waited + 1;
        ${sets.map(({ net, done }) => `if (${done}) old_${net} <= now_${net};`).join('\n')}
        if (done_made) valid_made <= 1'b0;
        if (done_own) valid_own <= 1'b0;
        if (!going || ends) begin
          going <= begins;
          valid_made <= begins;
          valid_own <= begins;
          ${operands.map(({ name }) => `${SHOWN.operand}${name} <= any_${name};`).join('\n')}
        end
      end
    endmodule
  `;
}

/** The module that asks whether both do the same. */
export const checkedText = (known: Known, ports: readonly PortText[]): string =>
  (known.instruction.latency.kind === 'combinational' ? atOnce : overTime)(known, sidesOf(ports));
