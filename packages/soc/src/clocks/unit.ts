import type { SocDocument } from '@netloom/model';

/** The IP that makes the clocks and resets with a source. */
export const CLOCK_RESET_UNIT = 'netloom:interconnect:clock_reset_unit:1.0';

/** The instance of a document that does. */
export function unitOf({ instances }: Pick<SocDocument, 'instances'>): string | undefined {
  return Object.keys(instances).find((name) => instances[name]!.ip === CLOCK_RESET_UNIT);
}
