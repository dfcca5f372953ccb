import { emitModule, input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { Candidate } from '../plan/macrosOf.ts';
import { orderOf } from '../contents/order.ts';
import type { Order } from '../contents/order.ts';
import { bitsFor } from '../geometry.ts';
import type { Macro, PowerMode } from '../library/macro.ts';
import { reads, writes } from '../plan/ports.ts';
import type { Seat } from '../plan/ports.ts';
import { behaviour } from './behaviour.ts';
import { powerInputs } from './power.ts';
import { instanceText } from './instances.ts';

export const chunksIn = ({ bits, maskBits }: Macro) => Math.floor(bits / (maskBits ?? bits));

/** Whether the cell takes a mask: a macro without one is written whole. */
export const hasMask = (macro: Macro) => macro.maskBits !== undefined;

/** What all cells have, whatever macro is behind them: high active controls, one clock, one set of pins a port. */
export function cellPorts(macro: Macro, seats: readonly Seat[], modes: readonly PowerMode[]): PortText[] {
  return [
    input('clk'),
    ...powerInputs(modes),
    ...seats.flatMap(({ port }) => {
      const { name, kind } = port;
      return portGroup(`Port ${name}`, [
        input(`${name}_en`),
        ...(kind === 'rw' ? [input(`${name}_we`)] : []),
        ...(writes(port) && hasMask(macro) ? [input(`${name}_mask`, vector(chunksIn(macro)))] : []),
        input(`${name}_addr`, vector(bitsFor(macro.words))),
        ...(writes(port) ? [input(`${name}_wdata`, vector(macro.bits))] : []),
        ...(reads(port) ? [output(`${name}_rdata`, vector(macro.bits))] : []),
      ]);
    }),
  ];
}

/** A vector also where it has one bit, so that parts of it can be chosen. */
export const vector = (bits: number) => `[${bits - 1}:0]`;

const initParameter = ({ bits }: Order) => ({
  name: 'INIT',
  type: `logic ${vector(bits)}`,
  value: "'0",
  comment: 'what the words are from the start',
});

/** The module that stands between the array and a macro; simulations use its behaviour, synthesis the macro. */
export function cellModule(
  module: string,
  name: string,
  candidate: Candidate,
  seats: readonly Seat[],
  starts: boolean,
  modes: readonly PowerMode[],
): string {
  const { macro, primitive } = candidate;
  const order = starts ? orderOf(candidate) : undefined;
  const shape = `${macro.words} words of ${macro.bits} bits`;
  const model = behaviour(macro, seats, order, modes);
  const text =
    primitive === 'flops'
      ? model
      : [
          '`ifdef SYNTHESIS',
          instanceText(name, candidate, seats, { starts, modes }),
          '`else',
          model,
          '`endif',
        ].join('\n');
  return emitModule({
    name: module,
    comment:
      primitive === 'flops'
        ? `${shape}, made of flip-flops.`
        : `${name}: ${shape}. What it does not promise is X in simulation.`,
    parameters: order === undefined ? [] : [initParameter(order)],
    ports: cellPorts(macro, seats, modes),
    items: [{ kind: 'text', text }],
  });
}
