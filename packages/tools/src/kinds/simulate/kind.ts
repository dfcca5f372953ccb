import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design, flag } from '../request.ts';

const SimulateRequest = z.object({
  ...design,
  simulator: z.enum(['verilator', 'icarus']).default('verilator'),
  /** Space-separated, e.g. "+count=100 +verbose". */
  plusargs: z.string().max(2000).default(''),
  /** Of $random and $urandom with Verilator; reaches the bench as `+seed=` with both simulators. */
  seed: z.coerce.number().int().min(0).max(2147483647).optional(),
  /** Whether waves are written, and of how many levels of hierarchy, the bench being the first; 0 is all. */
  trace: flag.default(true),
  traceDepth: z.coerce.number().int().min(0).max(100).default(0),
  /** Of lines, branches, toggles and `cover property`; Verilator alone has it. */
  coverage: flag.default(false),
  /** What the model is compiled for: to be ready soon, or to run fast. */
  optimize: z.enum(['build', 'speed']).default('build'),
  /** Patterns in RE2's syntax for the lines that say the result; empty: those of the tree's verdicts.json, or the built-in ones. */
  passPattern: z.string().max(500).default(''),
  failPattern: z.string().max(500).default(''),
});
export type SimulateRequest = z.infer<typeof SimulateRequest>;

export const simulate = defineKind({
  kind: 'simulate',
  request: SimulateRequest,
  screen: 'simulation',
  label: ({ plusargs, simulator }) => [plusargs, simulator],
  figures: [/^simulated time$/, /^line coverage$/, /^toggle coverage$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
