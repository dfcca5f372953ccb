import { z } from 'zod';

export const options = z.object({
  ADDR_WIDTH: z.int().min(1).max(64).default(32).meta({
    description: 'Bits of an address on the manager side',
    unit: 'bit',
  }),
  DATA_WIDTH: z.literal(32).default(32).meta({ description: 'Bits of a word', unit: 'bit' }),
});
export type Options = z.output<typeof options>;
