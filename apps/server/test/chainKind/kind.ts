import { z } from 'zod';
import { defineKind } from '../../../../packages/tools/src/kinds/kind.ts';
import { limits } from '../../../../packages/tools/src/kinds/request.ts';

const ChainRequest = z.object({
  ...limits,
  members: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['lint', 'simulate']).default('lint'),
      /** Module of the file of the same name. */
      top: z.string(),
      after: z.array(z.string()).default([]),
    }),
  ),
});
export type ChainRequest = z.infer<typeof ChainRequest>;

/** Runs of runs in any order: a kind of run that the product does not have. */
export const chain = defineKind({
  kind: 'chain',
  request: ChainRequest,
  screen: 'simulation',
  label: () => [],
  figures: [],
  load: { compose: () => import('./compose.ts') },
});
