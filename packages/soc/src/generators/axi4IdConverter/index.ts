import { z } from 'zod';
import { AXI4_WIDTHS, CARRIED_ID_WIDTH, OUTSTANDING } from '../axi4Options.ts';
import type { Side } from '../axi4Through.ts';
import { throughModule, userBits } from '../libraryModule.ts';

const options = z.object({
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  DATA_WIDTH: AXI4_WIDTHS.DATA_WIDTH,
  ID_WIDTH: CARRIED_ID_WIDTH,
  USER_WIDTH: AXI4_WIDTHS.USER_WIDTH,
  SUBORDINATE_ID_WIDTH: z.int().min(0).max(24).default(1).meta({
    description: 'Bits of an ID at the subordinate, which are 0; 0 where it has no IDs',
    unit: 'bit',
  }),
  OUTSTANDING,
});
type Options = z.output<typeof options>;

export const axi4IdConverter = throughModule({
  id: 'axi4-id-converter',
  title: 'AXI4 ID converter',
  says: 'AXI4 ID converter: all transactions go on under one ID, as nl_axi4_single_id says.',
  options,
  sides: (chosen: Options): [Side, Side] => {
    const { ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH, SUBORDINATE_ID_WIDTH } = chosen;
    const side = (idWidth: number): Side => ({
      ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth },
      userWidth: USER_WIDTH,
    });
    return [side(ID_WIDTH), side(SUBORDINATE_ID_WIDTH)];
  },
  module: 'nl_axi4_single_id',
  exclusive: 'normal',
  parameters: ({
    ADDR_WIDTH,
    DATA_WIDTH,
    ID_WIDTH,
    USER_WIDTH,
    SUBORDINATE_ID_WIDTH,
    OUTSTANDING: most,
  }) => ({
    ...{ AW: ADDR_WIDTH, DW: DATA_WIDTH, SI: ID_WIDTH, MI: Math.max(1, SUBORDINATE_ID_WIDTH) },
    ...{ OUTSTANDING: most, ...userBits(USER_WIDTH) },
  }),
  withoutIds: ({ SUBORDINATE_ID_WIDTH }: Options) => (SUBORDINATE_ID_WIDTH > 0 ? [] : ['m' as const]),
});
