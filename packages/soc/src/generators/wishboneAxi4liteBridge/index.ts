import { z } from 'zod';
import { LITE_WIDTHS } from '../axi4Options.ts';
import { throughModule } from '../libraryModule.ts';

export const wishboneAxi4liteBridge = throughModule({
  id: 'wishbone-axi4lite-bridge',
  title: 'Wishbone to AXI4-Lite bridge',
  says: 'Wishbone to AXI4-Lite bridge: classic cycles, as nl_wishbone_to_axil says.',
  options: z.object(LITE_WIDTHS),
  sides: ({ ADDR_WIDTH, DATA_WIDTH }) => {
    const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
    return [
      { bus: 'wishbone', ...widths },
      { bus: 'axi4-lite', ...widths },
    ];
  },
  module: 'nl_wishbone_to_axil',
  parameters: ({ ADDR_WIDTH, DATA_WIDTH }) => ({ AW: ADDR_WIDTH, DW: DATA_WIDTH }),
});
