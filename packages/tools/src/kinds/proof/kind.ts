import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design } from '../request.ts';

/**
 * Whether the assertions of a design hold in every state that can be reached within what it assumes, for any number of
 * clocks. The test bench is the module that says what is to be proved.
 */
const ProofRequest = z.object({ ...design });
export type ProofRequest = z.infer<typeof ProofRequest>;

export const proof = defineKind({
  kind: 'proof',
  request: ProofRequest,
  screen: 'simulation',
  label: () => [],
  figures: [/^properties$/, /^proved$/],
  inconclusive: 'proof',
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
