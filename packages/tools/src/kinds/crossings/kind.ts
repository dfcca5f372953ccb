import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design } from '../request.ts';
import { SynthesizeRequest } from '../synthesize/kind.ts';

const { engine } = SynthesizeRequest.shape;

/** A structural check of what crosses between clocks, and of asynchronous resets. */
const CrossingsRequest = z.object({ ...design, engine });
export type CrossingsRequest = z.infer<typeof CrossingsRequest>;

export const crossings = defineKind({
  kind: 'crossings',
  request: CrossingsRequest,
  screen: 'synthesis',
  label: () => [],
  figures: [/^unsafe$/, /^waived$/, /^safe$/, /^domains$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
