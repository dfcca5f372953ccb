import { z } from 'zod';
import { throughModule } from '../libraryModule.ts';
import { TLUL_OPTIONS, tlulParameters, tlulSides, withoutCheck } from '../tlulSide.ts';

export const axi4liteTlulBridge = throughModule({
  id: 'axi4lite-tlul-bridge',
  title: 'AXI4-Lite to TL-UL bridge',
  says: 'AXI4-Lite to TL-UL bridge: one transfer at a time, as nl_axil_to_tlul says.',
  options: z.object(TLUL_OPTIONS),
  sides: (options) => {
    const { tlul, lite } = tlulSides(options);
    return [lite, tlul];
  },
  module: 'nl_axil_to_tlul',
  parameters: tlulParameters,
  others: (options) => withoutCheck('m', options),
});
