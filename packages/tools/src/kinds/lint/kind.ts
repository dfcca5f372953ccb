import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design } from '../request.ts';

const LintRequest = z.object({ ...design });
export type LintRequest = z.infer<typeof LintRequest>;

export const lint = defineKind({
  kind: 'lint',
  request: LintRequest,
  screen: 'simulation',
  label: () => [],
  figures: [/^errors$/, /^warnings$/],
  load: { plan: () => import('./plan.ts') },
});
