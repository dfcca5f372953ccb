import { z } from 'zod';

/** Data of a 601 reply to a save that did not start from the stored texts; for a deleted document see `GoneFile`. */
export const SaveConflict = z.object({
  conflict: z.literal(true),
  toVerilogJson: z.string(),
  layoutJson: z.string(),
  hash: z.string(),
  layoutHash: z.string(),
});
export type SaveConflict = z.infer<typeof SaveConflict>;
