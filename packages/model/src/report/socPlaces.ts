import { z } from 'zod';

/** A SoC document, and its instances in all levels by the ways to them, `cluster0/uart0`: names of a netlist begin so. */
export const SocPlaces = z.object({ path: z.string(), instances: z.array(z.string()) });
export type SocPlaces = z.infer<typeof SocPlaces>;
