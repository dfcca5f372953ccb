import { z } from 'zod';
import { Hex } from '../names.ts';
import { Endpoint } from './endpoint.ts';

/**
 * A further place at which a subordinate is seen; with `offset` and `size` a window of it: `size` bytes from `offset`
 * on, a power of two that divides both `base` and `offset`.
 */
export const AddressAlias = z.object({
  base: Hex,
  offset: Hex.optional(),
  size: Hex.optional(),
  /** Managers that see it here, by endpoint; all when absent. */
  managers: z.array(Endpoint).optional(),
  description: z.string().optional(),
});
export type AddressAlias = z.infer<typeof AddressAlias>;

/**
 * Where managers see a subordinate: bytes from `base` on, `size` a power of two. What `managers`, `readOnly`, `secure`
 * and `privileged` exclude, the generated interconnect answers with DECERR; the other attributes are for software.
 */
export const AddressBlock = z.object({
  base: Hex,
  size: Hex,
  /** Managers that see it at `base`, by endpoint; all when absent. */
  managers: z.array(Endpoint).optional(),
  aliases: z.array(AddressAlias).optional(),
  /** No writes; software also takes ROMs, which refuse writes themselves, as read-only. */
  readOnly: z.boolean().optional(),
  /** Secure transfers only: AxPROT[1] is 0 (Arm IHI 0022H, A4.7). */
  secure: z.boolean().optional(),
  /** Privileged transfers only: AxPROT[0] is 1. */
  privileged: z.boolean().optional(),
  /** Memory that caches may hold, memory that they may not, or a device with side effects; by the IP's category when absent. */
  type: z.enum(['cacheable', 'uncached', 'device']).optional(),
  /** Code may run from here; true of memories when absent. */
  executable: z.boolean().optional(),
  description: z.string().optional(),
});
export type AddressBlock = z.infer<typeof AddressBlock>;
