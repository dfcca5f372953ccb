import { z } from 'zod';

export const PlacementReport = z.object({
  device: z.string(),
  /** Highest clock frequency that the routed design allows, and what was asked, in MHz. */
  clocks: z.array(z.object({ name: z.string(), achieved: z.number(), constraint: z.number() })),
  utilization: z.array(z.object({ resource: z.string(), used: z.number(), available: z.number() })),
  criticalPaths: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      /** Delays in ns. */
      points: z.array(
        z.object({ sort: z.string(), from: z.string(), to: z.string(), net: z.string(), delay: z.number() }),
      ),
    }),
  ),
});
export type PlacementReport = z.infer<typeof PlacementReport>;
