import { Wording } from '@netloom/model';
import { z } from 'zod';

/** Something in a wave dump that was not understood or is missing. */
export const WaveFault = z.object({
  /** `value`: unreadable, shown as x; `code`: of no variable; `width`: wider than its variable; `cut`: an end is missing. */
  kind: z.enum(['value', 'code', 'width', 'time', 'timescale', 'declaration', 'keyword', 'damage', 'cut']),
  count: z.number().int(),
  /** The first of them. */
  places: z.array(
    z.object({
      /** Byte of the file; of the unpacked text, when it is packed. */
      offset: z.number().int().nullable(),
      /** Ticks. */
      time: z.number().int().nullable(),
      reason: z.string(),
      /** The reason, to be said in another language. */
      wording: Wording,
    }),
  ),
});
