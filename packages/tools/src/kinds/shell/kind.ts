import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits } from '../request.ts';

/** A shell on what another run had and left: the sources of its tree, the files of its plan, and its artifacts. */
const ShellRequest = z.object({
  ...limits,
  seconds: limits.seconds.unwrap().default(14_400),
  /** A finished run of the same project. */
  runId: z.uuid(),
});
export type ShellRequest = z.infer<typeof ShellRequest>;

export const shell = defineKind({
  kind: 'shell',
  request: ShellRequest,
  screen: 'simulation',
  label: ({ runId }) => [runId.slice(0, 8)],
  figures: [],
  inconclusive: 'shell',
  session: { step: 'shell', terminal: 'pty' },
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
