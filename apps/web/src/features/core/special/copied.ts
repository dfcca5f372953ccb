import { PointName, TestPoint } from '@netloom/core/special';
import { z } from 'zod';

const Copied = z.strictObject({
  points: z
    .array(z.tuple([PointName, TestPoint]))
    .min(1)
    .max(500),
});

/** Rows as a text for the clipboard. */
export const copiedText = (points: readonly (readonly [string, TestPoint])[]): string =>
  JSON.stringify({ points }, null, 2);

/** The rows of a text; undefined for one that has none. */
export function rowsOf(text: string): [string, TestPoint][] | undefined {
  try {
    return Copied.safeParse(JSON.parse(text)).data?.points;
  } catch {
    return undefined;
  }
}
