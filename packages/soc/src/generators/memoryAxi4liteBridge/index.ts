import { z } from 'zod';
import { LITE_WIDTHS } from '../axi4Options.ts';
import { throughModule } from '../libraryModule.ts';

export const memoryAxi4liteBridge = throughModule({
  id: 'memory-axi4lite-bridge',
  title: 'Memory port to AXI4-Lite bridge',
  says: 'Memory port to AXI4-Lite bridge, as nl_memory_to_axil says.',
  options: z.object(LITE_WIDTHS),
  sides: ({ ADDR_WIDTH, DATA_WIDTH }) => {
    const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
    return [
      { bus: 'memory', ...widths },
      { bus: 'axi4-lite', ...widths },
    ];
  },
  module: 'nl_memory_to_axil',
  parameters: ({ ADDR_WIDTH, DATA_WIDTH }) => ({ AW: ADDR_WIDTH, DW: DATA_WIDTH }),
});
