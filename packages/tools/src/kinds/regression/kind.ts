import { RegressName } from '@netloom/model/regression';
import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { flag, limits, path } from '../request.ts';

/** A plan's cases with their seeds, as runs that share its builds. */
const RegressionRequest = z.object({
  ...limits,
  /** The plan, `<name>.regress.json`. */
  path,
  /** Cases of these groups; all where none is named. */
  groups: z.array(RegressName).max(100).default([]),
  /** Exactly these, e.g. what failed before. */
  only: z
    .array(
      z.object({
        case: RegressName,
        seed: z.int().min(1).max(2_147_483_647),
        /** Of several builds that the case is simulated with, this one alone. */
        build: RegressName.optional(),
      }),
    )
    .max(10_000)
    .default([]),
  /** Whether every simulation leaves a wave; each is a run of its own then. */
  waves: flag.default(false),
});
export type RegressionRequest = z.infer<typeof RegressionRequest>;

export const regression = defineKind({
  kind: 'regression',
  request: RegressionRequest,
  screen: 'regression',
  label: ({ path: plan, groups }) => [plan, groups.join('+')],
  figures: [],
  load: { compose: () => import('./compose.ts') },
});
