import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName, path } from '../request.ts';

/** Cells and highest clock of a generated core on an iCE40 HX8K, and whether it fits into one. */
const FitRequest = z.object({
  ...limits,
  /** The core. */
  top: moduleName,
  /** Its file list, beside which its description lies. */
  fileList: path,
  /** Hash of the RTL that the description makes. */
  of: z.string().regex(/^[0-9a-f]{1,64}$/, 'expected hexadecimal digits'),
});
export type FitRequest = z.infer<typeof FitRequest>;

export const fit = defineKind({
  kind: 'fit',
  request: FitRequest,
  screen: 'synthesis',
  label: ({ of }) => ['iCE40 HX8K', of],
  figures: [/^LUT4$/, /^flip-flops$/, /^block RAM$/, /^highest clock$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
