import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName, path, rtlOf } from '../request.ts';

/** Area and highest clock of a design of one clock on osu018: cells chosen for speed, timed without wires. */
const MeasureRequest = z.object({
  ...limits,
  top: moduleName,
  fileList: path,
  /** Port of its clock. */
  clock: moduleName.default('clk'),
  of: rtlOf,
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
