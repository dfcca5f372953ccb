import { z } from 'zod';
import { LITE_WIDTHS } from '../axi4Options.ts';
import { throughModule } from '../libraryModule.ts';

export const axi4liteWishboneBridge = throughModule({
  id: 'axi4lite-wishbone-bridge',
  title: 'AXI4-Lite to Wishbone bridge',
  says: 'AXI4-Lite to Wishbone bridge: classic cycles, as nl_axil_to_wishbone says.',
  options: z.object(LITE_WIDTHS),
  sides: ({ ADDR_WIDTH, DATA_WIDTH }) => {
    const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
    return [
      { bus: 'axi4-lite', ...widths },
      { bus: 'wishbone', ...widths },
    ];
  },
  module: 'nl_axil_to_wishbone',
  parameters: ({ ADDR_WIDTH, DATA_WIDTH }) => ({ AW: ADDR_WIDTH, DW: DATA_WIDTH }),
});
