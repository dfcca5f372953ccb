import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits } from '../request.ts';

/** The bench of a block of the product's library, with coverage and waves. */
const BenchRequest = z.object({
  ...limits,
  /** VLNV of the block. */
  block: z.string().regex(/^[\w.-]+(:[\w.-]+){3}$/, 'expected vendor:library:name:version'),
});
export type BenchRequest = z.infer<typeof BenchRequest>;

export const bench = defineKind({
  kind: 'bench',
  request: BenchRequest,
  screen: 'simulation',
  label: ({ block }) => [block],
  figures: [/^line coverage$/, /^branch coverage$/, /^toggle coverage$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('../simulate/adapters.ts') },
});
