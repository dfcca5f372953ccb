import type { Side } from '../axi4Through.ts';
import type { Options } from './options.ts';

export function sidesOf({ ADDR_WIDTH, DATA_WIDTH }: Options): [upstream: Side, downstream: Side] {
  const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
  return [
    { bus: 'axi4-lite', ...widths },
    { bus: 'axi4', ...widths },
  ];
}
