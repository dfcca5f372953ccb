import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design, rtlOf } from '../request.ts';

const LintRequest = z.object({ ...design, of: rtlOf.optional() });
export type LintRequest = z.infer<typeof LintRequest>;

export const lint = defineKind({
  kind: 'lint',
  request: LintRequest,
  screen: 'simulation',
  label: () => [],
  figures: [/^errors$/, /^warnings$/],
  load: { plan: () => import('./plan.ts') },
});
