import { parityBlock } from '../parityBlock.ts';

export const axi4Parity = parityBlock({
  ...{ id: 'axi4-parity', title: 'AXI4 parity', module: 'nl_axi4_parity', checked: 's', idWidth: 8 },
  says: 'AXI4 parity: keeps wrong bits from a subordinate, and answers with check bits, as nl_axi4_parity says.',
  error: 'what came from the manager had a wrong bit, and was not done',
  where: ['address of a read', 'address of a write', 'data of a write'],
});
