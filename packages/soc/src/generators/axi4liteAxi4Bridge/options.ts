import { z } from 'zod';
import { AXI4_WIDTHS } from '../axi4Options.ts';

export const options = z.object({
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  DATA_WIDTH: z.literal([32, 64]).default(32).meta({ description: 'Bits of a word', unit: 'bit' }),
});
export type Options = z.output<typeof options>;
