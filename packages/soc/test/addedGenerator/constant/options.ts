import { z } from 'zod';

export const options = z.object({
  WIDTH: z.int().min(1).max(32).default(8).meta({ description: 'Bits of the constant', unit: 'bit' }),
  VALUE: z.int().min(0).default(0).meta({ description: 'Its value' }),
  INVERTED: z.boolean().default(false).meta({ description: 'Gives every bit inverted' }),
});
export type Options = z.output<typeof options>;
