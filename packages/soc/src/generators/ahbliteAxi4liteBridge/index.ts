import { z } from 'zod';
import { LITE_WIDTHS } from '../axi4Options.ts';
import { throughModule } from '../libraryModule.ts';

export const ahbliteAxi4liteBridge = throughModule({
  id: 'ahblite-axi4lite-bridge',
  title: 'AHB-Lite to AXI4-Lite bridge',
  says: 'AHB-Lite to AXI4-Lite bridge: one transfer at a time, as nl_ahblite_to_axil says.',
  options: z.object(LITE_WIDTHS),
  sides: ({ ADDR_WIDTH, DATA_WIDTH }) => {
    const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
    return [
      { bus: 'ahb-lite', ...widths },
      { bus: 'axi4-lite', ...widths },
    ];
  },
  module: 'nl_ahblite_to_axil',
  parameters: ({ ADDR_WIDTH, DATA_WIDTH }) => ({ AW: ADDR_WIDTH, DW: DATA_WIDTH }),
});
