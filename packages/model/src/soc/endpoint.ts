import { z } from 'zod';

/**
 * One end of a connection. `uart0.tx` is a port (or interface) of an instance, `leds` one of the top level,
 * `gpio0.out[7:4]` or `leds[0]` a slice, and, as a source only, `8'hA5` a sized constant.
 */
export const Endpoint = z.string().min(1).max(300);
export type Endpoint = z.infer<typeof Endpoint>;
