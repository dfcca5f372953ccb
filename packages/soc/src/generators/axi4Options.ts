import { z } from 'zod';

const DATA_WIDTHS = [32, 64, 128, 256, 512, 1024] as const;

/** Bits of a beat on one side of a block, or on both. */
export const beatWidth = (description: string, standard: (typeof DATA_WIDTHS)[number] = 32) =>
  z.literal(DATA_WIDTHS).default(standard).meta({ description, unit: 'bit' });

/** What every block of AXI4 lets choose: widths in bits. */
export const AXI4_WIDTHS = {
  ADDR_WIDTH: z.int().min(12).max(64).default(32).meta({ description: 'Bits of an address', unit: 'bit' }),
  DATA_WIDTH: beatWidth('Bits of a beat'),
  ID_WIDTH: z.int().min(0).max(16).default(4).meta({
    description: 'Bits of an ID on the manager side; a manager may have fewer',
    unit: 'bit',
  }),
  USER_WIDTH: z.int().min(0).max(64).default(0).meta({
    description: 'Bits of the user signals of each channel; 0 leaves them out',
    unit: 'bit',
  }),
};

/** Of blocks that look at the IDs which they carry: those of managers, or as crossbars lengthen them. */
export const carriedIdWidth = (standard: number) =>
  z.int().min(1).max(24).default(standard).meta({
    description: 'Bits of an ID; the manager may have fewer',
    unit: 'bit',
  });
export const CARRIED_ID_WIDTH = carriedIdWidth(8);

/** Of blocks that keep a queue of what is under way. */
export const OUTSTANDING = z.literal([2, 4, 8, 16, 32]).default(8).meta({
  description: 'Most transactions under way in each direction',
  unit: 'transaction',
});

/** Of blocks that keep what is under way by its IDs. */
export const PER_ID = {
  OUTSTANDING: OUTSTANDING.meta({
    description: 'Most transactions of one ID under way in each direction',
    unit: 'transaction',
  }),
  THREADS: z.int().min(1).max(16).default(4).meta({
    description: 'IDs that may have transactions under way at once; one more waits',
  }),
};

/** Widths of AXI4-Lite and of the simple buses that it is bridged to. */
export const LITE_WIDTHS = {
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  DATA_WIDTH: z.literal([32, 64]).default(32).meta({ description: 'Bits of a word', unit: 'bit' }),
};
