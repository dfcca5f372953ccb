import { z } from 'zod';

/** What a sentence of ours says, so that it can be said in another language. */
export const Wording = z.object({
  /** Stable name of the sentence. */
  key: z.string(),
  /** For the places `{{name}}` of the sentence; a part can be a sentence itself. */
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), Said]));
  },
});
export type Wording = z.infer<typeof Wording>;

/** A sentence in English; one without `wording` has no other language. */
export const Said = z.object({
  message: z.string(),
  get wording() {
    return Wording.optional();
  },
});
export type Said = z.infer<typeof Said>;

/** A sentence that other languages have too. */
export const Worded = z.object({ message: z.string(), wording: Wording });
export type Worded = z.infer<typeof Worded>;
