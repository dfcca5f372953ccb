import { z } from 'zod';
import { FieldPath, RegisterPath } from './quantity.ts';

/**
 * A register's buffer, and what takes its value in (of reads) or lets what was written take effect (of writes): the
 * first or last word of the register itself, that of another register, a field while it is 1, or an input of hardware
 * while it is active. As `buffer_reads` and `buffer_writes` of PeakRDL-regblock.
 */
export const RegisterBuffer = z.discriminatedUnion('trigger', [
  z.object({ trigger: z.literal('own') }),
  z.object({ trigger: z.literal('register'), register: RegisterPath }),
  z.object({ trigger: z.literal('field'), field: FieldPath }),
  z.object({ trigger: z.literal('input'), active: z.enum(['high', 'low']).default('high') }),
]);
export type RegisterBuffer = z.infer<typeof RegisterBuffer>;
