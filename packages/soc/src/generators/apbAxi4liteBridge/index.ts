import { z } from 'zod';
import { throughModule } from '../libraryModule.ts';

/** Of APB's words; AXI4-Lite has no narrower ones. */
const WORD = 32;

export const apbAxi4liteBridge = throughModule({
  id: 'apb-axi4lite-bridge',
  title: 'APB to AXI4-Lite bridge',
  says: 'APB to AXI4-Lite bridge: one transfer at a time, as nl_apb_to_axil says.',
  options: z.object({
    ADDR_WIDTH: z.int().min(1).max(32).default(32).meta({ description: 'Bits of an address', unit: 'bit' }),
  }),
  sides: ({ ADDR_WIDTH }) => {
    const widths = { addressWidth: ADDR_WIDTH, dataWidth: WORD };
    return [
      { bus: 'apb', ...widths },
      { bus: 'axi4-lite', ...widths },
    ];
  },
  module: 'nl_apb_to_axil',
  parameters: ({ ADDR_WIDTH }) => ({ AW: ADDR_WIDTH, DW: WORD }),
});
