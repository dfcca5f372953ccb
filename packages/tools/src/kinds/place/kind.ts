import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, path } from '../request.ts';

/** Placement and routing of a synthesis run's iCE40 netlist. */
const PlaceRequest = z.object({
  ...limits,
  synthesisRunId: z.uuid(),
  device: z.enum(['hx1k', 'hx4k', 'hx8k', 'lp1k', 'lp4k', 'lp8k', 'up5k']).default('up5k'),
  package: z
    .string()
    .regex(/^[a-z0-9]{2,20}$/, 'expected a package as nextpnr names it, e.g. sg48')
    .default('sg48'),
  /** Pin constraints (.pcf); without them pins are placed freely. */
  constraints: path.default(''),
  frequencyMegahertz: z.coerce.number().positive().max(1000).default(12),
  seed: z.coerce.number().int().min(1).max(2147483647).default(1),
});
export type PlaceRequest = z.infer<typeof PlaceRequest>;

export const place = defineKind({
  kind: 'place',
  request: PlaceRequest,
  screen: 'synthesis',
  label: ({ device, package: pack, frequencyMegahertz }) => [device, pack, `${frequencyMegahertz} MHz`],
  figures: [/^fmax /, /^ICESTORM_LC$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
