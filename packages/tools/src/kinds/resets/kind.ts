import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName } from '../request.ts';

/** The generated clock-and-reset unit of a SoC, from the release of the power-on reset on. */
const ResetsRequest = z.object({ ...limits, top: moduleName });
export type ResetsRequest = z.infer<typeof ResetsRequest>;

export const resets = defineKind({
  kind: 'resets',
  request: ResetsRequest,
  screen: 'simulation',
  label: () => [],
  figures: [],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
