import { z } from 'zod';
import { AXI4_WIDTHS, CARRIED_ID_WIDTH, OUTSTANDING } from '../axi4Options.ts';
import type { Side } from '../axi4Through.ts';

export const options = z.object({
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  DATA_WIDTH: AXI4_WIDTHS.DATA_WIDTH,
  ID_WIDTH: CARRIED_ID_WIDTH,
  USER_WIDTH: AXI4_WIDTHS.USER_WIDTH,
  OUTSTANDING,
  TIMEOUT: z.int().min(16).max(1_000_000).default(1024).meta({
    description: 'Clocks that the subordinate may owe a handshake before it is cut off',
    unit: 'clock',
  }),
});
export type Options = z.output<typeof options>;

export const sideOf = ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH }: Options): Side => ({
  ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH },
  userWidth: USER_WIDTH,
});
