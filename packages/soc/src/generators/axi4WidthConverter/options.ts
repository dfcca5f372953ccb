import { z } from 'zod';
import { AXI4_WIDTHS, CARRIED_ID_WIDTH, PER_ID, beatWidth } from '../axi4Options.ts';
import type { Side } from '../axi4Through.ts';

export const options = z.object({
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  MANAGER_DATA_WIDTH: beatWidth('Bits of a beat of the manager', 32),
  SUBORDINATE_DATA_WIDTH: beatWidth('Bits of a beat of the subordinate', 64),
  ID_WIDTH: CARRIED_ID_WIDTH,
  USER_WIDTH: AXI4_WIDTHS.USER_WIDTH,
  ...PER_ID,
});
export type Options = z.output<typeof options>;

export function sidesOf(chosen: Options): [upstream: Side, downstream: Side] {
  const { ADDR_WIDTH, MANAGER_DATA_WIDTH, SUBORDINATE_DATA_WIDTH, ID_WIDTH, USER_WIDTH } = chosen;
  const side = (dataWidth: number): Side => ({
    ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, idWidth: ID_WIDTH, dataWidth },
    userWidth: USER_WIDTH,
  });
  return [side(MANAGER_DATA_WIDTH), side(SUBORDINATE_DATA_WIDTH)];
}
