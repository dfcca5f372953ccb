import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName, path } from '../request.ts';

/** Cells at one process, voltage and temperature. */
const TimingCorner = z.object({
  name: z
    .string()
    .max(40)
    .regex(/^[A-Za-z_][\w.-]*$/, 'expected a letter or underscore, then letters, digits, _ . and -'),
  /** As `liberty`. */
  liberty: path.min(1),
});
export type TimingCorner = z.infer<typeof TimingCorner>;

/** Static timing of a netlist: that of a synthesis run, or one of the tree with its Liberty file. */
const TimingRequest = z.object({
  ...limits,
  synthesisRunId: z.uuid().optional(),
  top: moduleName.optional(),
  netlist: path.default(''),
  /** As for synthesis; without it that of the synthesis run. Its path is in the tree as it is now. */
  liberty: path.default(''),
  /** Timed together, each with a Liberty file of its own, in place of `liberty`. */
  corners: z.array(TimingCorner).max(8).default([]),
  /** Constraints; without them they are made from the clock below, or of the SoC whose top module this is. */
  sdc: path.default(''),
  /** The only clock of a design without constraints: its port, and its period in ns. */
  clock: moduleName.optional(),
  period: z.coerce.number().positive().max(1e9).optional(),
  /** Paths reported a check (setup, hold). */
  paths: z.coerce.number().int().min(1).max(1000).default(100),
});
export type TimingRequest = z.infer<typeof TimingRequest>;

export const timing = defineKind({
  kind: 'timing',
  request: TimingRequest,
  screen: 'timing',
  label: ({ liberty, sdc }) => [liberty, sdc],
  figures: [/^setup slack$/, /^hold slack$/, /^setup violations$/],
  showsFigures: true,
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
