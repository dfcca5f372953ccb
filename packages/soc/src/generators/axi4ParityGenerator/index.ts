import { parityBlock } from '../parityBlock.ts';

export const axi4ParityGenerator = parityBlock({
  ...{ id: 'axi4-parity-generator', title: 'AXI4 parity generator' },
  ...{ module: 'nl_axi4_parity_generator', checked: 'm', idWidth: 4 },
  says: 'AXI4 parity generator: check bits of a manager that has none, as nl_axi4_parity_generator says.',
  error: 'an answer had a wrong bit, and was made an error',
  where: ['answer to a read', 'answer to a write'],
});
