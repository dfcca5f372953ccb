import { z } from 'zod';

/** One stretch of a path: through a cell or along a net. Delay in ns. */
export const PlacementPoint = z.object({
  sort: z.enum(['clk-to-q', 'source', 'logic', 'routing', 'setup', 'other']),
  /** Cell and port. */
  from: z.string(),
  to: z.string(),
  /** Empty inside a cell. */
  net: z.string(),
  delay: z.number(),
});
export type PlacementPoint = z.infer<typeof PlacementPoint>;

export const PlacementReport = z.object({
  /** Device and package as nextpnr names them, e.g. up5k and sg48. */
  device: z.string(),
  package: z.string(),
  /** Highest clock frequency that the routed design allows, and what was asked, in MHz. */
  clocks: z.array(z.object({ name: z.string(), achieved: z.number(), constraint: z.number() })),
  utilization: z.array(z.object({ resource: z.string(), used: z.number(), available: z.number() })),
  /** The longest of each pair of clock edges; `<async>` is outside the design. */
  criticalPaths: z.array(
    z.object({ from: z.string(), to: z.string(), delay: z.number(), points: z.array(PlacementPoint) }),
  ),
});
export type PlacementReport = z.infer<typeof PlacementReport>;
