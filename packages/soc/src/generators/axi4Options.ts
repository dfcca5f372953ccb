import { z } from 'zod';

/** What every block of AXI4 lets choose: widths in bits. */
export const AXI4_WIDTHS = {
  ADDR_WIDTH: z.int().min(12).max(64).default(32).meta({ description: 'Bits of an address', unit: 'bit' }),
  DATA_WIDTH: z
    .literal([32, 64, 128, 256, 512, 1024])
    .default(32)
    .meta({ description: 'Bits of a beat', unit: 'bit' }),
  ID_WIDTH: z.int().min(0).max(16).default(4).meta({
    description: 'Bits of an ID on the manager side; a manager may have fewer',
    unit: 'bit',
  }),
  USER_WIDTH: z.int().min(0).max(64).default(0).meta({
    description: 'Bits of the user signals of each channel; 0 leaves them out',
    unit: 'bit',
  }),
};
