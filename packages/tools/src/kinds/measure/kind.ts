import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName, path } from '../request.ts';

/** Area and highest clock of a design of one clock on osu018: cells chosen for speed, timed without wires. */
const MeasureRequest = z.object({
  ...limits,
  top: moduleName,
  fileList: path,
  /** Port of its clock. */
  clock: moduleName.default('clk'),
  /** What tells the measured RTL from other RTL of the same name, e.g. a hash; empty where nobody asks. */
  of: z
    .string()
    .regex(/^[0-9a-f]{0,64}$/, 'expected hexadecimal digits')
    .default(''),
});
export type MeasureRequest = z.infer<typeof MeasureRequest>;

export const measure = defineKind({
  kind: 'measure',
  request: MeasureRequest,
  screen: 'synthesis',
  label: ({ of }) => ['osu018', of],
  figures: [/^highest clock$/, /^area$/, /^flip-flops$/],
  showsFigures: true,
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
