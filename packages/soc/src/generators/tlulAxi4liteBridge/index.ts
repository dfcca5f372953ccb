import { z } from 'zod';
import { throughModule } from '../libraryModule.ts';
import { TLUL_OPTIONS, tlulParameters, tlulSides, withoutCheck } from '../tlulSide.ts';

export const tlulAxi4liteBridge = throughModule({
  id: 'tlul-axi4lite-bridge',
  title: 'TL-UL to AXI4-Lite bridge',
  says: 'TL-UL to AXI4-Lite bridge: one transfer at a time, as nl_tlul_to_axil says.',
  options: z.object(TLUL_OPTIONS),
  sides: (options) => {
    const { tlul, lite } = tlulSides(options);
    return [tlul, lite];
  },
  module: 'nl_tlul_to_axil',
  parameters: tlulParameters,
  others: (options) => withoutCheck('s', options),
});
