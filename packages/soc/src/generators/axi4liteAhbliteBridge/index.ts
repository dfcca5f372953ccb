import { z } from 'zod';
import { LITE_WIDTHS } from '../axi4Options.ts';
import { throughModule } from '../libraryModule.ts';

export const axi4liteAhbliteBridge = throughModule({
  id: 'axi4lite-ahblite-bridge',
  title: 'AXI4-Lite to AHB-Lite bridge',
  says: 'AXI4-Lite to AHB-Lite bridge: one transfer at a time, as nl_axil_to_ahblite says.',
  options: z.object(LITE_WIDTHS),
  sides: ({ ADDR_WIDTH, DATA_WIDTH }) => {
    const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
    return [
      { bus: 'axi4-lite', ...widths },
      { bus: 'ahb-lite', ...widths },
    ];
  },
  module: 'nl_axil_to_ahblite',
  parameters: ({ ADDR_WIDTH, DATA_WIDTH }) => ({ AW: ADDR_WIDTH, DW: DATA_WIDTH }),
});
