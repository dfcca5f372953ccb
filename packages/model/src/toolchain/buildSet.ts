import { z } from 'zod';

/** Options that a program is built with. */
export const BuildSet = z.object({
  /** Of GCC's -O. */
  optimize: z.enum(['0', '1', '2', '3', 's']).default('2'),
  /** GCC's -march; empty for all that the core has. */
  march: z
    .string()
    .regex(/^(rv32[a-z_0-9]*)?$/, 'expected the name of an instruction set')
    .max(200)
    .default(''),
  codeModel: z.enum(['medany', 'medlow']).default('medany'),
  /** Definitions of which the C is used instead of the instructions. */
  without: z.array(z.string().max(40)).max(64).default([]),
});
export type BuildSet = z.infer<typeof BuildSet>;
