import { z } from 'zod';

export const options = z.object({
  ADDR_WIDTH: z.int().min(1).max(64).default(32).meta({
    description: 'Bits of an address on the manager side',
    unit: 'bit',
  }),
  DATA_WIDTH: z.literal([32, 64]).default(32).meta({ description: 'Bits of a word', unit: 'bit' }),
  TOPOLOGY: z
    .enum(['full', 'shared-bus'])
    .default('full')
    .meta({
      description:
        'Ways between managers and subordinates. Full: one for each pair, different pairs do not wait for each other. ' +
        'Shared bus: one in each direction for all, for less area',
    }),
  ARBITRATION: z.enum(['round-robin', 'fixed', 'weighted']).default('round-robin').meta({
    description:
      'Who is next at a subordinate: by turns, the first manager that asks, or by turns of WEIGHTS',
  }),
  WEIGHTS: z.int().min(0).default(0x11111111).meta({
    description:
      'Transfers in a turn, when weighted: a hexadecimal digit a manager, the first lowest; 0 stands for 16',
  }),
});
export type Options = z.output<typeof options>;
