import { z } from 'zod';
import { defineKind } from '../../../../packages/tools/src/kinds/kind.ts';
import { limits } from '../../../../packages/tools/src/kinds/request.ts';

const CountRequest = z.object({ ...limits, file: z.string().min(1) });
export type CountRequest = z.infer<typeof CountRequest>;

/** Counts the lines of a file of the tree: a kind of run that the product does not have. */
export const count = defineKind({
  kind: 'count',
  request: CountRequest,
  screen: 'simulation',
  label: ({ file }) => ['of', file],
  figures: [/^lines$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
