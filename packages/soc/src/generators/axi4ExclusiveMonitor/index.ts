import { z } from 'zod';
import { AXI4_WIDTHS, CARRIED_ID_WIDTH, OUTSTANDING } from '../axi4Options.ts';
import type { Side } from '../axi4Through.ts';
import { throughModule, userBits } from '../libraryModule.ts';

const options = z.object({
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  DATA_WIDTH: AXI4_WIDTHS.DATA_WIDTH,
  ID_WIDTH: CARRIED_ID_WIDTH,
  USER_WIDTH: AXI4_WIDTHS.USER_WIDTH,
  PLACES: z.int().min(1).max(16).default(4).meta({
    description:
      'IDs that may have read exclusively and not written yet; one more makes the next in turn fail',
  }),
  OUTSTANDING,
});
type Options = z.output<typeof options>;

const sideOf = ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH }: Options): Side => ({
  ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH },
  userWidth: USER_WIDTH,
});

export const axi4ExclusiveMonitor = throughModule({
  id: 'axi4-exclusive-monitor',
  title: 'AXI4 exclusive access monitor',
  says: 'AXI4 exclusive access monitor: grants exclusive accesses, as nl_axi4_exclusive says.',
  options,
  sides: (chosen: Options): [Side, Side] => [sideOf(chosen), sideOf(chosen)],
  module: 'nl_axi4_exclusive',
  exclusive: 'granted',
  parameters: ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH, PLACES, OUTSTANDING: most }) => ({
    ...{ AW: ADDR_WIDTH, DW: DATA_WIDTH, IW: ID_WIDTH, PLACES, OUTSTANDING: most },
    ...userBits(USER_WIDTH),
  }),
});
