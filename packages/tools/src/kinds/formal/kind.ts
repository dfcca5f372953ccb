import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName, path } from '../request.ts';

/** Whether what a generated core retires is what its instruction set asks for, in the first clocks after reset. */
const FormalRequest = z.object({
  ...limits,
  /** The core. */
  top: moduleName,
  /** Its file list, beside which its description lies. */
  fileList: path,
  /** Hash of the RTL that the description makes. */
  of: z.string().regex(/^[0-9a-f]{1,64}$/, 'expected hexadecimal digits'),
});
export type FormalRequest = z.infer<typeof FormalRequest>;

export const formal = defineKind({
  kind: 'formal',
  request: FormalRequest,
  screen: 'simulation',
  label: ({ of }) => [of],
  figures: [/^checks$/, /^checks that hold$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
