import { z } from 'zod';

export const moduleName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_$]*$/, 'expected a module name');
/** Path in the member's tree. */
export const path = z.string().max(1000);
/** A query carries text: `true` or `false`. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

export const RunPriority = z.enum(['low', 'normal', 'high']);
export type RunPriority = z.infer<typeof RunPriority>;

/** What every kind of run has: its limits, and its turn. */
export const limits = {
  seconds: z.coerce.number().int().min(1).max(2_592_000).default(600),
  memoryMegabytes: z.coerce.number().int().min(128).max(1_048_576).default(4096),
  diskMegabytes: z.coerce.number().int().min(64).max(1_048_576).default(8192),
  priority: RunPriority.default('normal'),
  /** Of a cluster alone, where the installation lets runs choose; else as it sets them. */
  cores: z.coerce.number().int().min(1).max(1024).optional(),
  partition: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/, 'expected the name of a partition')
    .optional(),
};

/** What tells the generated RTL that a run reads from other RTL of the same name: its hash; empty where nobody asks. */
export const rtlOf = z
  .string()
  .regex(/^[0-9a-f]{0,64}$/, 'expected hexadecimal digits')
  .default('');

/** A design of the tree. */
export const design = {
  ...limits,
  top: moduleName,
  fileList: path.default(''),
  testbench: path.default(''),
};

interface Limits {
  seconds: number;
  memoryMegabytes: number;
  diskMegabytes: number;
  cores?: number | undefined;
  partition?: string | undefined;
}

/** The limits that a request asks for, as a plan has them. */
export function limitsOf({ seconds, memoryMegabytes, diskMegabytes, cores, partition }: Limits) {
  const place = { ...(cores !== undefined && { cores }), ...(partition !== undefined && { partition }) };
  return { seconds, memoryMegabytes, processes: 256, diskMegabytes, ...place };
}
